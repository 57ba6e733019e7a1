import type { Move, Setup } from '.';
import type { Good } from '../../data/goods';
import type { Ending, Player, Table } from '../table';

const placings = ({ id, city }: Player): readonly Move[] =>
  city.cells.flatMap((placed, cell): readonly Move[] => {
    if (!placed) return [];
    const { tile, roads, good = null } = placed;
    return [{ type: 'place', player: id, cell, tile, roads, good, bill: null }];
  });

const ticks = (player: string, goods: readonly Good[]): Move => ({
  type: 'set-goods-made',
  player,
  goods: [...goods]
});

const holdings = (player: Player): readonly Move[] => [
  { type: 'set-money', player: player.id, money: player.money },
  { type: 'set-final-income', player: player.id, included: player.finalIncomeIncluded },
  ...player.routesUsed.map((side): Move => ({ type: 'use-route', player: player.id, side })),
  ...(player.goodsTicked ? [ticks(player.id, player.goodsTicked)] : [])
];

const NO_WORDS: Ending = { at: null, place: null, note: null };

/** A table as a set-up and the moves that lead to it: how an imported one becomes a session. */
export function sessionFrom(table: Table): { setup: Setup; moves: readonly Move[] } {
  const { players, soloDeck, beginner, generation, turn, mode, finished } = table;
  const { overrides = [], ending = NO_WORDS } = table;
  const seats = players.map(({ id, name, city }) => ({ id, name, cityGood: city.cityGood }));
  return {
    // Entered as a finished City: nothing is replaced or required on the way.
    setup: { players: seats, soloDeck, beginner, mode: 'score' },
    moves: [
      { type: 'set-turn', generation, turn },
      ...players.flatMap(placings),
      { type: 'set-mode', mode },
      ...players.flatMap(holdings),
      ...overrides.map((override): Move => ({ type: 'override-line', ...override })),
      ...(finished ? [{ type: 'finish', ...ending } as const] : [])
    ]
  };
}
