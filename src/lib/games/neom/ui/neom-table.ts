import type { OpenTable } from '$lib/shell/open-table.svelte';
import type { Move, Setup, Table } from '..';

/** The open table as NEOM's pages know it. */
export type NeomTable = OpenTable<Setup, Move, Table>;
