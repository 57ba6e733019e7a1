import { beforeAll, describe, expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import { keep } from '$lib/games/neom/ui/keep';
import { seat } from '$lib/games/neom/ui/table/seat.svelte';
import type { GameModule } from '$lib/engine/game-module';
import { linkOf } from '$lib/shell/hand-over/link';
import { Receiving } from '$lib/shell/hand-over/receiving.svelte';
import type { GameSource } from '$lib/shell/keep/game-source';
import { addTable, tableFrom } from '$lib/shell/keep/whole-table';
import { readTable } from '$lib/shell/stored-log';
import { openStore } from '$lib/storage';
import file from '../../tables/five-players.json';

const rules = neom as unknown as GameModule;
const gameOf: GameSource = async (id) =>
  id === 'neom' ? { meta: neom.meta, rules, keep } : undefined;

function arrivalOf(names: readonly string[]) {
  const players = file.players
    .slice(0, names.length)
    .map((player, seat) => ({ ...player, name: names[seat] }));
  const arrival = keep.parseFile({ ...file, players });
  if (!arrival.ok) throw new Error(arrival.fault.code);
  return arrival.value;
}

async function tableOf(names: readonly string[]): Promise<string> {
  const table = tableFrom(rules, arrivalOf(names));
  if (!table.ok) throw new Error(table.fault.code);
  return addTable(table.value);
}

async function stateOf(id: string): Promise<unknown> {
  const stored = await (await openStore()).read(id);
  return { length: stored?.log.length, players: stored?.card.summary.players };
}

async function shownAt(id: string): Promise<string> {
  const stored = await (await openStore()).read(id);
  const read = readTable(neom, stored!.card, stored!.log);
  if (!read.ok) throw new Error(read.fault.code);
  return seat.of({ id, state: read.value.state }).name;
}

const linkTo = (names: readonly string[], seat: string | null): string => {
  const { setup, moves } = arrivalOf(names);
  const state = moves.reduce<unknown>((before, move) => {
    const next = rules.apply(before, move);
    if (!next.ok) throw new Error(next.fault.code);
    return next.value;
  }, rules.start(setup));
  return linkOf('https://example.org/receive/', 'neom', keep.pack(state, seat, new Map()));
};

describe('what was handed over', () => {
  let host: string;
  beforeAll(async () => {
    host = await tableOf(['Ana', 'Bo', 'Cleo', 'Dmitri']);
  });

  it('is stored only when somebody says what to do with it', async () => {
    const before = await (await openStore()).list();
    const receiving = new Receiving(gameOf);
    expect(await receiving.read(linkTo(['Ana', 'Bo'], null))).toBe(true);
    expect(receiving.received?.handed.players).toEqual(['Ana', 'Bo']);
    expect(await (await openStore()).list()).toEqual(before);
  });

  it('is known where the table is here already, just so', async () => {
    const receiving = new Receiving(gameOf);
    await receiving.read(linkTo(['Ana', 'Bo', 'Cleo'], null));
    expect(receiving.twin).toBeUndefined();
    await receiving.read(linkTo(['Ana', 'Bo', 'Cleo', 'Dmitri'], null));
    expect(receiving.twin?.id).toBe(host);
    await receiving.read(linkTo(['Ana', 'Bo', 'Cleo', 'Dmitri'], 'p1'));
    expect(receiving.twin).toBeUndefined();
  });

  it('leaves a table as it was where not all of it finds a seat', async () => {
    const before = await stateOf(host);
    const receiving = new Receiving(gameOf);
    await receiving.read(linkTo(['Ana', 'Esi', 'Finn'], null));
    expect(await receiving.take(host, null)).toBeNull();
    expect(receiving.fault?.code).toBe('table/players');
    expect(await stateOf(host)).toEqual(before);
  });

  it('joins a table as one more player, on whom the table opens', async () => {
    const receiving = new Receiving(gameOf);
    await receiving.read(linkTo(['Esi', 'Finn'], 'p1'));
    expect(await receiving.take(host, null)).toEqual({ id: host, game: 'neom' });
    expect(await stateOf(host)).toMatchObject({
      players: ['Ana', 'Bo', 'Cleo', 'Dmitri', 'Esi']
    });
    expect(await shownAt(host)).toBe('Esi');
  });

  it('takes a seat, on which the table opens; a whole table changes nothing there', async () => {
    const receiving = new Receiving(gameOf);
    await receiving.read(linkTo(['Ana', 'Bo', 'Cleo'], 'p2'));
    await receiving.take(host, 'p3');
    expect(await shownAt(host)).toBe('Cleo');
    await receiving.read(linkTo(['Ana', 'Bo'], null));
    await receiving.take(host, null);
    expect(await shownAt(host)).toBe('Cleo');
  });
});
