import { fail, ok, type Fault, type Result } from './result';

/**
 * Readers of data from outside: each takes anything and gives a value of its type or a fault with
 * its place. Nothing is coerced and nothing is thrown, whatever the input.
 */
export type Parser<T> = (input: unknown) => Result<T>;
export type Parsed<P> = P extends Parser<infer T> ? T : never;

const CLIP = 40;

/** The input as a message may quote it: short, and never a whole structure. */
export function shown(input: unknown): string {
  if (Array.isArray(input)) return '[…]';
  if (input !== null && typeof input === 'object') return '{…}';
  if (typeof input !== 'string') return String(input);
  return JSON.stringify(input.length > CLIP ? `${input.slice(0, CLIP)}…` : input);
}

/** A fault of a part, seen from the whole: `tile` within 4 within `tiles` is `tiles[4].tile`. */
export function within(key: string | number, fault: Fault): Fault {
  const head = typeof key === 'number' ? `[${key}]` : key;
  const tail = fault.path ?? '';
  return { ...fault, path: head + (tail === '' || tail.startsWith('[') ? '' : '.') + tail };
}

/** Anything that passes a test; what is left out altogether is a fault of its own. */
export const check =
  <T>(code: string, test: (input: unknown) => input is T): Parser<T> =>
  (input) => {
    if (input === undefined) return fail({ code: 'input/missing' });
    return test(input) ? ok(input) : fail({ code, values: { value: shown(input) } });
  };

export const anything = check('input/missing', (input): input is unknown => input !== undefined);

/** A text of any length, as it is. */
export const text = check('input/text', (input) => typeof input === 'string');

export const flag = check('input/flag', (input) => typeof input === 'boolean');

export const whole = (min: number, max: number, code = 'input/whole'): Parser<number> =>
  check(
    code,
    (input): input is number =>
      Number.isSafeInteger(input) && min <= Number(input) && Number(input) <= max
  );

export const oneOf = <const T extends string | number>(
  choices: readonly T[],
  code = 'input/choice'
): Parser<T> => check(code, (input): input is T => choices.includes(input as T));

/** A text within a length, without spaces around it, and not empty. */
export const words =
  (max: number, code = 'input/text'): Parser<string> =>
  (input) => {
    if (input === undefined) return fail({ code: 'input/missing' });
    const text = typeof input === 'string' ? input.trim() : '';
    return text !== '' && text.length <= max
      ? ok(text)
      : fail({ code, values: { value: shown(input) } });
  };

export const orNull =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (input) =>
    input === null ? ok(null) : parse(input);

export const optional =
  <T, const D>(parse: Parser<T>, fallback: D): Parser<T | D> =>
  (input) =>
    input === undefined ? ok(fallback) : parse(input);

export const mapped =
  <T, U>(parse: Parser<T>, make: (value: T) => Result<U>): Parser<U> =>
  (input) => {
    const parsed = parse(input);
    return parsed.ok ? make(parsed.value) : parsed;
  };

export const list =
  <T>(parse: Parser<T>, { min = 0, max = Infinity, code = 'input/length' } = {}): Parser<T[]> =>
  (input) => {
    if (input === undefined) return fail({ code: 'input/missing' });
    if (!Array.isArray(input)) return fail({ code: 'input/list', values: { value: shown(input) } });
    if (input.length < min || input.length > max)
      return fail({ code, values: { count: input.length } });
    const items: T[] = [];
    for (let i = 0; i < input.length; i++) {
      const item = parse(input[i]);
      if (!item.ok) return fail(within(i, item.fault));
      items.push(item.value);
    }
    return ok(items);
  };

type Fields = Readonly<Record<string, Parser<unknown>>>;
export type Shape<F extends Fields> = { [K in keyof F]: Parsed<F[K]> };

export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  input !== null && typeof input === 'object' && !Array.isArray(input);

/** The named fields and no others; own properties only, so `__proto__` and its kin are nothing. */
export function record<const F extends Fields>(fields: F): Parser<Shape<F>> {
  const entries = Object.entries(fields);
  return (input) => {
    if (input === undefined) return fail({ code: 'input/missing' });
    if (!isObject(input)) return fail({ code: 'input/object', values: { value: shown(input) } });
    const made: Record<string, unknown> = {};
    for (const [key, parse] of entries) {
      const field = parse(Object.hasOwn(input, key) ? input[key] : undefined);
      if (!field.ok) return fail(within(key, field.fault));
      made[key] = field.value;
    }
    return ok(made as Shape<F>);
  };
}

type Variants = Readonly<Record<string, Fields>>;
export type Tagged<V extends Variants> = {
  [T in keyof V]: { type: T } & Shape<V[T]>;
}[keyof V];

/** A union told apart by its `type`. */
export function tagged<const V extends Variants>(variants: V): Parser<Tagged<V>> {
  const parsers = new Map(
    Object.entries(variants).map(([type, fields]) => [
      type,
      record({ type: oneOf([type]), ...fields })
    ])
  );
  return (input) => {
    if (!isObject(input)) return fail({ code: 'input/object', values: { value: shown(input) } });
    const type = Object.hasOwn(input, 'type') ? input['type'] : undefined;
    const parse = typeof type === 'string' ? parsers.get(type) : undefined;
    if (parse) return parse(input) as Result<Tagged<V>>;
    return fail({ code: 'input/choice', path: 'type', values: { value: shown(type) } });
  };
}
