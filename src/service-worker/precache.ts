export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export interface BuildList {
  readonly base: string;
  readonly version: string;
  /** Hashed by name, so their address is their revision. */
  readonly build: readonly string[];
  readonly files: readonly string[];
  readonly prerendered: readonly string[];
}

/** Pictures only a store listing shows, and host files that are not part of the app. */
const LEFT_OUT = /\/(screenshots\/|\.nojekyll$)/;

export function precacheEntriesOf(list: BuildList): readonly PrecacheEntry[] {
  const plain = [...list.files, ...list.prerendered].filter((url) => !LEFT_OUT.test(url));
  return [
    ...list.build.map((url) => ({ url, revision: null })),
    ...plain.map((url) => ({ url, revision: list.version }))
  ];
}
