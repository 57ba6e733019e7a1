import { EDGES, toggled } from '../../rules/roads';
import type { Cell } from '../../rules/table';
import type { CityEntry } from './city-entry.svelte';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The space the keys speak of: the one with the focus, else the cursor's. */
function cellOf(target: EventTarget | null, entry: CityEntry): Cell | undefined {
  const focused = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
  return focused === undefined ? entry.cell : Number(focused);
}

/** What a key does at a space; undefined: nothing of ours. */
function actionOf(
  key: string,
  onBoard: boolean,
  entry: CityEntry,
  remove: () => void
): (() => void) | undefined {
  const { pick } = entry;
  const typed = pick.query;
  if (entry.step === 'roads') {
    const edge = EDGES.find((known) => known === key.toUpperCase());
    if (edge) return () => entry.setRoads(toggled(entry.roads, edge));
    if (key === 'Enter' && onBoard && entry.roads !== 0) return () => entry.finishRoads();
  }
  if (/^\d$/.test(key)) return () => entry.typeOver(() => pick.digit(key));
  if (key.toLowerCase() === 'r' && entry.placed && typed === '') return () => entry.editRoads();
  if (/^[a-z&]$/i.test(key)) return () => entry.typeOver(() => pick.edit(typed + key));
  if (typed !== '') {
    if (key === ' ') return () => pick.edit(`${typed} `);
    if (key === 'Backspace') return () => pick.erase();
    if (key === 'Enter' && onBoard) return () => pick.enter();
  }
  if (key === 'Delete' || key === 'Backspace') return remove;
  if (key === 'Escape') return () => entry.close();
  return undefined;
}

/**
 * The keyboard on the City page; arrows belong to the board itself. Digits and letters enter a
 * tile, R edits roads and N, E, S, W tap them, Delete removes, Enter takes, Escape closes, Ctrl+Z
 * undoes. Fields and open sheets keep their keys.
 */
export function pressKey(event: KeyboardEvent, entry: CityEntry, remove: () => void): void {
  const { key, target } = event;
  if (entry.locked || isField(target) || document.querySelector('dialog[open]')) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) entry.table.redo();
    else entry.table.undo();
    return;
  }
  const cell = cellOf(target, entry);
  if (cell === undefined || event.altKey) return;
  const onBoard = target instanceof HTMLElement && 'cell' in target.dataset;
  if (entry.cell !== cell && /^(\w|Delete|Backspace)$/.test(key)) entry.select(cell);
  const act = actionOf(key, onBoard, entry, remove);
  if (!act) return;
  event.preventDefault();
  act();
}
