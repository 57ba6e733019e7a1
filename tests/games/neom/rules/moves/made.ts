import { neom, type Table } from '$lib/games/neom';

/** Two players, £6 each while playing along. */
export const setup = (mode: 'play' | 'score' = 'play') => {
  const parsed = neom.parseSetup({
    mode,
    players: [
      { id: 'a', name: 'Ana', cityGood: 'coal' },
      { id: 'b', name: 'Bea', cityGood: 'ore' }
    ]
  });
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
};
export const start = (mode: 'play' | 'score' = 'play'): Table => neom.start(setup(mode));

/** Parses and applies moves as they come from storage. */
export function after(table: Table, ...moves: readonly object[]): Table {
  return moves.reduce<Table>((state, input) => {
    const move = neom.parseMove(input);
    if (!move.ok) throw new Error(`${move.fault.path}: ${move.fault.code}`);
    const next = neom.apply(state, move.value);
    if (!next.ok) throw new Error(next.fault.code);
    return next.value;
  }, table);
}
/** The code a move is refused with. */
export const refusal = (table: Table, input: object): string => {
  const move = neom.parseMove(input);
  if (!move.ok) return move.fault.code;
  const next = neom.apply(table, move.value);
  return next.ok ? 'accepted' : next.fault.code;
};
export const money = (table: Table) => table.players.map((player) => player.money);
export const slums = { type: 'place', player: 'a', cell: 7, tile: 3, roads: 15 };
