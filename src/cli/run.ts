import { once } from 'node:events';
import { fail, ok, type Fault, type Result } from '$lib/engine/result';
import { parseTableFile, skippedFields } from '$lib/games/neom/rules/table-file';
import { clerkFaultText, USAGE } from '$lib/games/neom/text/en/clerk';
import type { Answer, Answerer } from './answer';
import { parseRequest, type Request } from './arguments';
import { answererFor } from './commands';
import { isBlank, linesOf, parsedJson, readWhole } from './input';

const BAD_INPUT = 2;

const say = (message: string): void => void process.stderr.write(`${message}\n`);

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

function answerTo(bytes: Uint8Array, answer: Answerer, place: string): Result<Answer> {
  const json = parsedJson(bytes);
  if (!json.ok) return json;
  const table = parseTableFile(json.value);
  if (!table.ok) return table;
  const skipped = skippedFields(json.value);
  if (skipped.length > 0) say(`${place}: skipped: ${skipped.join(', ')}`);
  return answer(table.value);
}

type Form = (answer: Answer) => string;

async function answerFile(file: string, answer: Answerer, form: Form): Promise<Result<null>> {
  const bytes = await readWhole(file);
  const answered = bytes.ok ? answerTo(bytes.value, answer, file) : bytes;
  if (!answered.ok) return place(file, answered);
  await print(form(answered.value));
  return ok(null);
}

async function answerLines(answer: Answerer, form: Form): Promise<Result<null>> {
  let number = 0;
  for await (const line of linesOf(process.stdin)) {
    number += 1;
    if (line.ok && isBlank(line.value)) continue;
    const answered = line.ok ? answerTo(line.value, answer, `line ${number}`) : line;
    if (!answered.ok) return place(`line ${number}`, answered);
    await print(form(answered.value));
  }
  return ok(null);
}

/** A fault with the file or line it was found in before its own place. */
const place = (source: string, { fault }: Extract<Result<never>, { ok: false }>): Result<never> =>
  fail({ ...fault, values: { ...fault.values, source } });

async function answerAll({ command, options, json, sources }: Request): Promise<Result<null>> {
  const answer = answererFor(command, options);
  if (!answer.ok) return answer;
  for (const source of sources) {
    const many = source === '-';
    const form: Form = (made) =>
      json ? JSON.stringify(made.json()) : many ? made.line() : made.text();
    const done = many
      ? await answerLines(answer.value, form)
      : await answerFile(source, answer.value, form);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** The exit code: 0, or 2 where the request or a table could not be read. */
export async function run(args: readonly string[]): Promise<number> {
  const request = parseRequest(args);
  if (!request.ok) return refused(request.fault);
  if (request.value === 'help') {
    await print(USAGE);
    return 0;
  }
  const done = await answerAll(request.value);
  return done.ok ? 0 : refused(done.fault);
}

function refused(fault: Fault): number {
  say(clerkFaultText(fault));
  return BAD_INPUT;
}
