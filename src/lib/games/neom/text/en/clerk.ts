import type { Fault } from '$lib/engine/result';
import { figure } from '$lib/text/figure';
import { entryFaultText } from './entry-faults';

type Sentence = (values: Readonly<Record<string, string | number>>) => string;

export const USAGE = `clerk: scores, prices, disasters and placements from table files

  clerk score [--json] FILE…
  clerk prices --player NAME [--json] FILE…
  clerk disaster --kind flood|fire|crime-spree [--selected-by NAME] [--json] FILE…
  clerk place --player NAME --tile N --roads NES [--good GOOD] [--json] FILE…

FILE is a table file; - reads JSON Lines from standard input, one table a line, and answers
one line each, up to the first line that cannot be read. --json answers for programs.`;

/** What is wrong with the command line or with a file as such. */
const clerkFaults = {
  'clerk/options': ({ reason }) => `${reason}`,
  'clerk/command': ({ command }) =>
    command === '' ? 'which command?' : `"${command}" is not a command`,
  'clerk/option-missing': ({ command, option }) => `${command} needs --${option}`,
  'clerk/option-foreign': ({ command, option }) => `${command} takes no --${option}`,
  'clerk/no-file': ({ command }) => `${command} needs a FILE, or - for standard input`,
  'clerk/no-player': ({ name }) => `there is no player "${name}" at this table`,
  'clerk/unreadable': ({ reason }) => `cannot be read (${reason})`,
  'clerk/too-large': ({ megabytes }) => `is larger than ${megabytes} MB and no table`,
  'clerk/empty': () => 'is empty',
  'clerk/not-utf8': () => 'is not UTF-8 text',
  'clerk/not-json': ({ reason }) => `is not JSON: ${reason}`
} as const satisfies Readonly<Record<string, Sentence>>;

const SENTENCES: Readonly<Record<string, Sentence | undefined>> = clerkFaults;

/** Faults of how the command was called; they show how it is called. */
const OF_THE_CALL: readonly string[] = [
  'clerk/options',
  'clerk/command',
  'clerk/option-missing',
  'clerk/option-foreign',
  'clerk/no-file'
];

/** `table.json: players[1].tiles[4].tile: 151 is not a tile number` */
export function clerkFaultText(fault: Fault): string {
  const { code, values = {} } = fault;
  const sentence = SENTENCES[code]?.(values) ?? entryFaultText(fault);
  if (OF_THE_CALL.includes(code)) return `clerk: ${sentence}\n\n${USAGE}`;
  return values['source'] === undefined ? `clerk: ${sentence}` : `${values['source']}: ${sentence}`;
}

export const clerkText = {
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins` : `${names.join(' and ')} share the victory`,
  rank: (rank: string) => `Rank: ${rank}`,
  space: (row: number, col: number) => `row ${row}, column ${col}`,
  change: (amount: number) => (amount < 0 ? figure(amount) : `+${amount}`),
  nowhere: 'It may not be placed anywhere',
  prices: (name: string) => `Prices for ${name}`,
  placing: (tile: string, name: string) => `${tile} in the City of ${name}`
} as const;
