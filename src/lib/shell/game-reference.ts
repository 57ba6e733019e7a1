import type { Component } from 'svelte';

/** A page with its name, found by its id in the address. */
export interface ReferencePage {
  readonly id: string;
  readonly name: string;
}

/** What a game brings to be looked up, apart from its tables. The shell gives it addresses. */
export interface GameReference {
  /** Search and contents. */
  readonly Start: Component;
  /** Pages below it, in reading order. */
  readonly pages: readonly ReferencePage[];
  readonly Page: Component<{ id: string }>;
  /** All the game's tiles, and a page for each. */
  readonly TileIndex: Component;
  readonly tiles: readonly ReferencePage[];
  readonly Tile: Component<{ id: string }>;
}
