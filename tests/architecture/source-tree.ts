import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

export interface SourceFile {
  /** From src on: lib/engine/result.ts */
  readonly path: string;
  readonly code: string;
}

export const sourceFiles = (): SourceFile[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }));

const IMPORTS = /(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g;

/** What a file imports, ours as paths from src on, others by name. */
export function importsOf({ path, code }: SourceFile): string[] {
  return [...code.matchAll(IMPORTS)].map(([, name]) => {
    if (name!.startsWith('$lib/')) return `lib/${name!.slice(5)}`;
    if (name!.startsWith('.')) return relative('.', normalize(join(dirname(path), name!)));
    return name!;
  });
}

export const isOurs = (imported: string): boolean =>
  /^(lib|routes|cli|service-worker)(\/|$)/.test(imported);
