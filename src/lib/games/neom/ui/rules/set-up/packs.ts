import { TILES } from '../../../data/tiles';
import { GENERATIONS, type Generation, type PlayerCount } from '../../../data/tile-row';
import { iconsUpTo } from '../../../rules/tile-whereabouts';

/** How many tiles lie where at the start, by number of players. */
const CORNERSTONES_EACH = 4;

export interface DeckShare {
  readonly generation: Generation;
  readonly used: readonly number[];
  readonly leftOut: readonly number[];
}

export function deckShares(icon: PlayerCount): readonly DeckShare[] {
  const icons = iconsUpTo(icon);
  return GENERATIONS.map((generation) => {
    const deck = TILES.filter((tile) => tile.deck === generation);
    const isUsed = ({ players }: (typeof deck)[number]) => icons.includes(players!);
    return {
      generation,
      used: deck.filter(isUsed).map(({ number }) => number),
      leftOut: deck.filter((tile) => !isUsed(tile)).map(({ number }) => number)
    };
  });
}

/** "025–040": numbers that follow one another as one range. */
export function rangesOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** Seven packs a Generation with one or two players, in the order they are turned over. */
export function packsOf(players: number, deckSize: number): readonly number[] | null {
  if (players === 2) return [4, 4, 4, 3, 3, 3, 3];
  if (players !== 1) return null;
  const each = deckSize / 8;
  // Two tiles from the eighth to the first, one from the seventh to the second, sixth to third.
  return [each + 2, each + 1, each + 1, each, each, each - 1, each - 1];
}

export interface CornerstoneShare {
  /** Face-down stacks to choose from with one or two players. */
  readonly stacks: readonly number[] | null;
  readonly each: number;
  readonly left: number;
}

export function cornerstonesFor(players: number): CornerstoneShare {
  const all = TILES.filter(({ deck }) => deck === 'cornerstone').length;
  const stacks = players === 1 ? [4, 3, 2] : players === 2 ? [3, 3, 3] : null;
  const out = stacks ? stacks.reduce((sum, size) => sum + size, 0) : players * CORNERSTONES_EACH;
  return { stacks, each: CORNERSTONES_EACH, left: all - out };
}
