import type { Component } from 'svelte';
import type { OpenTable } from './open-table.svelte';

/** What a game brings to the screen. The shell finds the page, the table and the way back. */
export interface GameUi {
  /** One component for each of the game's pages. */
  readonly pages: Readonly<Record<string, Component<{ table: OpenTable }>>>;
  /** What is said on a page until it is dismissed. */
  hintFor(page: string, table: OpenTable): string | undefined;
  /** Asks for a set-up and hands it over. */
  readonly NewTable: Component<{ create: (setup: unknown) => Promise<void> }>;
  readonly Legend: Component;
}
