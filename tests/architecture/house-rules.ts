import { importsOf, isOurs, type SourceFile } from './source-tree';

/** Who may import whom: the first row that fits a file holds. Paths from src on. */
const DIRECTIONS: readonly { readonly from: RegExp; readonly may: readonly RegExp[] }[] = [
  { from: /^lib\/engine\//, may: [/^lib\/engine\//] },
  { from: /^lib\/text(\/|$)/, may: [/^lib\/text(\/|$)/] },
  {
    from: /^lib\/games\/[^/]+\/ui\//,
    may: [/^lib\/(engine|ui|text|shell)(\/|$)/, /^lib\/games\/(SELF)(\/|$)/]
  },
  {
    from: /^lib\/games\/[^/]+\/data\//,
    may: [/^lib\/engine\//, /^lib\/games\/(SELF)\/data(\/|$)/]
  },
  {
    from: /^lib\/games\/[^/]+\/rules\//,
    may: [/^lib\/engine\//, /^lib\/games\/(SELF)\/(data|rules)(\/|$)/]
  },
  {
    from: /^lib\/games\/[^/]+\/text\//,
    may: [/^lib\/(engine\/|text\/figure$)/, /^lib\/games\/(SELF)\/(?!ui(\/|$))/]
  },
  {
    from: /^lib\/games\/[^/]+\//,
    may: [/^lib\/engine\//, /^lib\/games\/(SELF)\/(?!ui(\/|$))/]
  },
  {
    from: /^lib\/games\/(registry|uis|references|keeps|stamps)\.ts$/,
    may: [/^lib\/(engine|games)\//, /^lib\/shell\/game-(ui|reference|keep)$/]
  },
  { from: /^lib\/storage\//, may: [/^lib\/(engine|storage)(\/|$)/] },
  { from: /^lib\/shell\//, may: [/^lib\/(engine|storage|shell|text)(\/|$)/] },
  { from: /^lib\/ui\//, may: [/^lib\/(ui|text)(\/|$)/] },
  { from: /^cli\//, may: [/^cli\//, /^lib\/engine\//, /^lib\/games\/[^/]+\/(?!ui(\/|$))/] },
  { from: /^service-worker\//, may: [/^service-worker\//] },
  { from: /^(routes\/|app\.d\.ts|hooks\.(server|client)\.ts)/, may: [/./] }
];

const gameOf = (path: string): string => /^lib\/games\/([^/]+)\//.exec(path)?.[1] ?? '';

export function wrongImportsOf(file: SourceFile): string[] {
  const row = DIRECTIONS.find(({ from }) => from.test(file.path));
  if (!row) return [`${file.path} stands in no room of the house`];
  const allowed = row.may.map((may) => new RegExp(may.source.replace('SELF', gameOf(file.path))));
  return importsOf(file)
    .filter((imported) => isOurs(imported) && !allowed.some((may) => may.test(imported)))
    .map((imported) => `${file.path} imports ${imported}`);
}

/** Rules decide by what they are given: no clock, no dice, no screen, no disk. */
export const isPure = (path: string): boolean =>
  /^lib\/(engine|text)\//.test(path) || /^lib\/games\/[^/]+\/(data|rules|text)\//.test(path);

const FORBIDDEN: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'dice'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\./, 'a clock'],
  [/\b(setTimeout|setInterval)\b/, 'a timer'],
  [/\b(window|document|localStorage|navigator|indexedDB)\./, 'the browser'],
  [/\$(state|derived|effect)\b/, 'runes']
];

export function impuritiesOf(file: SourceFile): string[] {
  const foreign = importsOf(file).filter((imported) => !isOurs(imported));
  const uses = FORBIDDEN.filter(([pattern]) => pattern.test(file.code));
  return [
    ...foreign.map((imported) => `${file.path} imports ${imported}`),
    ...uses.map(([, what]) => `${file.path} uses ${what}`)
  ];
}
