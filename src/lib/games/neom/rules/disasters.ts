import { cellsOf, EMPTY_SET, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import type { Disaster } from '../data/tile-row';
import { tileOf } from '../data/tiles';
import type { Sketch } from './city';
import { TURNS, type Cell, type Table } from './table';

interface DisasterRule {
  /** Coins per tile counted. */
  readonly coins: number;
  /** The tiles that are counted where nothing protects them (NEOM-33). */
  counted(sketch: Sketch): CellSet;
  protection(sketch: Sketch): CellSet;
  /** Each entry asks for one tile out of its set, all of them different tiles (NEOM-34). */
  asks(sketch: Sketch): readonly CellSet[];
}

export const DISASTER_RULES: Readonly<Record<Disaster, DisasterRule>> = {
  flood: {
    coins: 1,
    counted: ({ built }) => built,
    protection: () => EMPTY_SET,
    asks: ({ built }) => [built]
  },
  fire: {
    coins: 1,
    counted: ({ built }) => built,
    protection: ({ covered }) => covered.fire,
    // The City Center is not an actual tile and is never sacrificed.
    asks: ({ placed }) => [placed, placed]
  },
  'crime-spree': {
    coins: 2,
    counted: ({ ofType }) => ofType.residential | ofType.commercial | ofType.industrial,
    protection: ({ covered }) => covered['crime-spree'],
    asks: ({ ofType }) => [ofType.residential, ofType.commercial, ofType.industrial]
  }
};

/** Alone, a Disaster is prevented by selecting it in the first three turns (NEOM-35). */
const LAST_TURN_ALONE = 3;

/** Who selected a Disaster, where its discard was noted. */
export function selectorOf(
  { gone = [], players }: Pick<Table, 'gone' | 'players'>,
  kind: Disaster
): string | null {
  const lastTurn = players.length === 1 ? LAST_TURN_ALONE : TURNS;
  const found = gone.find(({ tile }) => {
    const row = tileOf(tile);
    return row?.kind === 'disaster' && row.disaster === kind;
  });
  return found && found.turn <= lastTurn ? found.player : null;
}

export interface DisasterPayment {
  /** Coins to pay, halved and rounded down where insured. */
  readonly payment: number;
  /** The tiles paid for. */
  readonly counted: readonly Cell[];
  /** The tiles that would be paid for, were they not protected. */
  readonly protected: readonly Cell[];
  readonly coinsPerTile: number;
  readonly insured: boolean;
}

export function paymentFor(kind: Disaster, sketch: Sketch): DisasterPayment {
  const rule = DISASTER_RULES[kind];
  const all = rule.counted(sketch);
  const spared = all & rule.protection(sketch);
  const insured = sketch.tiles.some((tile) => tile?.effect === 'insurance-office');
  const full = rule.coins * sizeOf(all & ~spared);
  return {
    payment: insured ? Math.floor(full / 2) : full,
    counted: cellsOf(all & ~spared),
    protected: cellsOf(spared),
    coinsPerTile: rule.coins,
    insured
  };
}

/** Every set of tiles that may be sacrificed: as many as are asked for and the City can give. */
export function sacrificeSets(kind: Disaster, sketch: Sketch): readonly CellSet[] {
  let sets = new Set<CellSet>([EMPTY_SET]);
  for (const ask of DISASTER_RULES[kind].asks(sketch)) {
    const more = new Set(sets);
    for (const set of sets)
      for (let rest = ask & ~set; rest !== 0; rest &= rest - 1) more.add(set | (rest & -rest));
    sets = more;
  }
  const all = [...sets];
  const most = Math.max(...all.map(sizeOf));
  return all.filter((set) => sizeOf(set) === most);
}

/** Two sets of one size: the one with the first space that is not in both comes first. */
export function inReadingOrder(a: CellSet, b: CellSet): number {
  const differing = a ^ b;
  if (differing === 0) return 0;
  return a & differing & -differing ? -1 : 1;
}
