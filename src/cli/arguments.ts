import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '$lib/engine/result';
import { COMMAND_OPTIONS, type CommandName, type OptionName } from './command-options';

export type Options = Readonly<Partial<Record<OptionName, string>>>;

export interface Request {
  readonly command: CommandName;
  readonly options: Options;
  readonly json: boolean;
  /** Files, or `-` for JSON Lines on standard input. */
  readonly sources: readonly string[];
}

const text = { type: 'string' } as const;
const PARSED = {
  player: text,
  kind: text,
  'selected-by': text,
  tile: text,
  roads: text,
  good: text,
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' }
} as const;

const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(COMMAND_OPTIONS, word);

function split(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: PARSED, allowPositionals: true }));
  } catch (error) {
    // The parser of Node explains itself in a sentence and adds advice after it.
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    return fail({ code: 'clerk/options', values: { reason } });
  }
}

/** The command line as a request; 'help' where it asks for help. */
export function parseRequest(args: readonly string[]): Result<Request | 'help'> {
  const parsed = split(args);
  if (!parsed.ok) return parsed;
  const { help, json = false, ...options } = parsed.value.values;
  const [command, ...sources] = parsed.value.positionals;
  if (help || command === 'help') return ok('help');
  if (!isCommand(command))
    return fail({ code: 'clerk/command', values: { command: command ?? '' } });
  const { required, allowed } = COMMAND_OPTIONS[command];
  const given = Object.keys(options) as OptionName[];
  const missing = required.find((name) => !given.includes(name));
  if (missing) return fail({ code: 'clerk/option-missing', values: { command, option: missing } });
  const foreign = given.find((name) => !required.includes(name) && !allowed.includes(name));
  if (foreign) return fail({ code: 'clerk/option-foreign', values: { command, option: foreign } });
  if (sources.length === 0) return fail({ code: 'clerk/no-file', values: { command } });
  return ok({ command, options, json, sources });
}
