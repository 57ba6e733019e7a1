import { scoreAnswer } from '../../src/cli/commands/score';
import { readTable } from '../../src/lib/shell/stored-log';
import { neom } from '../../src/lib/games/neom';
import { CITY_CELLS, sketchOf } from '../../src/lib/games/neom/rules/city';
import { PAD_ROWS, type PadRow } from '../../src/lib/games/neom/rules/scoring';
import { parseTableFile } from '../../src/lib/games/neom/rules/table-file';
import { tableFileOf } from '../../src/lib/games/neom/rules/table-file/write';
import { figure } from '../../src/lib/text/figure';
import { cellWords } from '../../src/lib/games/neom/text/en/cells';
import { cityPage } from '../../src/lib/games/neom/text/en/city-page';
import { players as playerWords } from '../../src/lib/games/neom/text/en/players';
import { scorePage } from '../../src/lib/games/neom/text/en/score-page';
import type { Screen, StoredCard } from './in-page';

/** What `clerk score --json` answers, as far as it is compared. */
interface Clerk {
  readonly players: readonly {
    readonly name: string;
    readonly pad: Readonly<Record<PadRow | 'total', number>>;
  }[];
}

/** What pages must show of a table. */
export interface Expected {
  readonly totals: readonly number[];
  readonly faultIn: (screen: Screen) => string | undefined;
}

function unwrap<T>(result: { ok: true; value: T } | { ok: false; fault: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const tight = (text: string): string => text.replace(/\s+/g, '');

/** Works a stored table out as the command does: by way of its table file. */
export function expectedOf(card: StoredCard, log: readonly unknown[]): Expected {
  const { rulesVersion, setup } = card;
  const { state } = unwrap(readTable(neom, { rulesVersion, setup, length: log.length }, log));
  const table = unwrap(parseTableFile(JSON.parse(JSON.stringify(tableFileOf(state)))));
  const { players } = unwrap(scoreAnswer(table)).json() as Clerk;
  const pad = [...PAD_ROWS, 'total' as const].flatMap((row) =>
    players.map(({ name, pad }) =>
      [false, true].map((open) => scorePage.pad.figure(row, name, pad[row], open))
    )
  );
  const cities = state.players.map(({ name, city }, seat) => {
    const sketch = sketchOf(city);
    const total = figure(players[seat]!.pad.total);
    const label = playerWords.cityOf(name);
    return {
      label,
      total: `${cityPage.live.total}: ${total}`,
      // Once read out and once seen.
      tab: tight(`${label}: ${total} ${name} ${total}`),
      cells: Array.from({ length: CITY_CELLS }, (_, cell) => cellWords(sketch, cell))
    };
  });

  const faultInCity = ({ label, cells, total, players: tabs }: NonNullable<Screen['city']>) => {
    const city = cities.find((one) => one.label === label);
    if (!city) return `“${label}” is nobody’s at the stored table`;
    const cell = city.cells.findIndex((name, at) => name !== cells[at]);
    if (cell >= 0) return `${label}: shown “${cells[cell]}”, stored “${city.cells[cell]}”`;
    if (!new RegExp(`^${city.total}\\b`).test(total))
      return `${label}: shown “${total}”, clerk says “${city.total}”`;
    const tab = tabs.findIndex((text, seat) => tight(text) !== cities[seat]?.tab);
    return tab < 0 ? undefined : `shown “${tabs[tab]}”, clerk says “${cities[tab]?.tab}”`;
  };
  const faultInPad = (shown: readonly string[]) => {
    const at = pad.findIndex((either, figure) => !either.includes(shown[figure] ?? ''));
    return at < 0 ? undefined : `shown “${shown[at]}”, clerk says “${pad[at]![0]}”`;
  };
  return {
    totals: players.map(({ pad: { total } }) => total),
    faultIn: ({ city, pad: shown }) =>
      (city && faultInCity(city)) ?? (shown ? faultInPad(shown) : undefined) ?? undefined
  };
}
