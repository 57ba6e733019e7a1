import { EDGES, toggled } from '../../rules/roads';
import type { Cell } from '../../rules/table';
import { arrowFrom } from '../board/arrows';
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

/** What a key does at a space; undefined: nothing of ours. `free`: no button waits for Enter. */
function actionOf(
  key: string,
  free: boolean,
  entry: CityEntry,
  remove: () => void
): (() => void) | undefined {
  const { pick } = entry;
  const typed = pick.query;
  if (entry.step === 'roads') {
    const edge = EDGES.find((known) => known === key.toUpperCase());
    if (edge) return () => entry.setRoads(toggled(entry.roads, edge));
    if (key === 'Enter' && free && entry.roads !== 0) return () => entry.finishRoads();
  }
  if (/^\d$/.test(key)) return () => entry.typeOver(() => pick.digit(key));
  if (key.toLowerCase() === 'r' && entry.placed && typed === '') return () => entry.editRoads();
  if (/^[a-z&]$/i.test(key)) return () => entry.typeOver(() => pick.edit(typed + key));
  if (typed !== '') {
    if (key === ' ') return () => pick.edit(`${typed} `);
    if (key === 'Backspace') return () => pick.erase();
    if (key === 'Enter' && free) return () => pick.enter();
  }
  if (key === 'Enter' && free && entry.step === 'pick') return () => entry.leaveEmpty();
  if (key === 'Delete' || key === 'Backspace') return remove;
  if (key === 'Escape') return () => entry.close();
  return undefined;
}

/** Arrows work wherever the focus is: they bring it to the board, at the cursor or where it was. */
function walk(event: KeyboardEvent, entry: CityEntry): boolean {
  const onBoard = event.target instanceof HTMLElement && 'cell' in event.target.dataset;
  const here = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  if (onBoard || !here) return false;
  const next = arrowFrom(Number(here.dataset['cell']), event);
  if (next === undefined) return false;
  event.preventDefault();
  const cell = entry.cell === undefined ? Number(here.dataset['cell']) : next;
  if (entry.step !== 'moving') entry.select(cell);
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  return true;
}

/**
 * The keyboard on the City page. Arrows move; on the board it sees to them itself. Digits and letters enter a
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
    else entry.undo();
    return;
  }
  if (walk(event, entry)) return;
  const cell = cellOf(target, entry);
  if (cell === undefined || event.altKey) return;
  const free =
    target === document.body || (target instanceof HTMLElement && 'cell' in target.dataset);
  if (entry.cell !== cell && /^(\w|Delete|Backspace)$/.test(key)) entry.select(cell);
  const act = actionOf(key, free, entry, remove);
  if (!act) return;
  event.preventDefault();
  act();
}
