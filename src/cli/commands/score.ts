import { ok } from '$lib/engine/result';
import { breachesOf, type NeomBreach } from '$lib/games/neom/rules/breaches';
import {
  PAD_ROWS,
  scoreTable,
  type CityScore,
  type NeomLine,
  type TableScore
} from '$lib/games/neom/rules/scoring';
import type { Table } from '$lib/games/neom/rules/table';
import { breachText } from '$lib/games/neom/text/en/breaches';
import { clerkText } from '$lib/games/neom/text/en/clerk';
import { padRowNames, scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { spot, type Answer, type Answerer } from '../answer';

interface Scored {
  readonly table: Table;
  readonly score: TableScore;
  readonly breaches: readonly NeomBreach[];
}

const lineJson = (line: NeomLine) => ({
  category: line.category,
  rule: line.rule,
  ...(line.tile !== null && { tile: line.tile }),
  cells: line.places.map(spot),
  count: line.count,
  points: line.points,
  text: scoreLineText(line)
});

const breachJson = (breach: NeomBreach) => ({
  code: breach.code,
  cells: breach.places.map(spot),
  text: breachText(breach)
});

const breachesAt = ({ breaches }: Scored, seat: number) =>
  breaches.filter((breach) => breach.seat === seat);

const winnersIn = ({ table, score }: Scored): readonly string[] =>
  score.winners.map((seat) => table.players[seat]!.name);

const playerJson = (scored: Scored, city: CityScore, seat: number) => ({
  name: scored.table.players[seat]!.name,
  pad: city.pad,
  lines: city.lines.map(lineJson),
  goods: city.goods,
  routes: city.routes.join(''),
  neighborhoods: city.neighborhoods,
  finalIncome: city.finalIncome,
  incomplete: city.incomplete,
  warnings: breachesAt(scored, seat).map(breachJson),
  ...(scored.score.rank !== null && { rank: scored.score.rank })
});

/** The pad as a block of columns, a player each. */
function padText({ table, score }: Scored): string {
  const names = table.players.map(({ name }) => name);
  const widths = names.map((name) => Math.max(name.length, 5) + 2);
  const row = (head: string, entries: readonly (string | number)[]): string =>
    head.padEnd(15) + entries.map((entry, i) => String(entry).padStart(widths[i]!)).join('');
  return [
    row('', names),
    ...[...PAD_ROWS, 'total' as const].map((key) =>
      row(
        padRowNames[key],
        score.players.map(({ pad }) => pad[key])
      )
    )
  ].join('\n');
}

const reasonsText = (scored: Scored, { lines }: CityScore, seat: number): string =>
  [
    scored.table.players[seat]!.name,
    ...lines.map((line) => `  ${padRowNames[line.category]}: ${scoreLineText(line)}`),
    ...breachesAt(scored, seat).map((breach) => `  ! ${breachText(breach)}`)
  ].join('\n');

const verdict = (scored: Scored): string =>
  scored.score.rank === null
    ? clerkText.winner(winnersIn(scored))
    : clerkText.rank(scored.score.rank);

export const scoreAnswer: Answerer = (table) => {
  const scored: Scored = { table, score: scoreTable(table), breaches: breachesOf(table) };
  const { players } = scored.score;
  return ok<Answer>({
    json: () => ({
      players: players.map((city, seat) => playerJson(scored, city, seat)),
      winners: winnersIn(scored)
    }),
    text: () =>
      [
        padText(scored),
        ...players.map((city, seat) => reasonsText(scored, city, seat)),
        verdict(scored)
      ].join('\n\n'),
    line: () =>
      [
        ...players.map(({ pad }, seat) => `${table.players[seat]!.name} ${pad.total}`),
        verdict(scored)
      ].join(', ')
  });
};
