import { fail, type Fault, type Result } from '$lib/engine/result';
import { openStore } from '$lib/storage';
import { settings, THEMES } from '../settings.svelte';
import type { GameSource } from './game-source';
import { readFile } from './import-file';
import { carryOut, planImport, type ImportPlan } from './import-plan';
import { isWanted } from './standing';

type Step =
  | { readonly at: 'asking' }
  | { readonly at: 'reading'; readonly done: number; readonly of: number }
  | { readonly at: 'refused'; readonly fault: Fault }
  | { readonly at: 'planned'; readonly plan: ImportPlan }
  | { readonly at: 'adding' }
  | { readonly at: 'failed' }
  | { readonly at: 'added'; readonly tables: readonly string[]; readonly taught: number };

const UNREADABLE = fail({ code: 'file/unreadable' });

/** From a file to what it adds, with somebody's word in between. */
export class Importing {
  #step = $state.raw<Step>({ at: 'asking' });
  /** Keys of the tables to add. */
  tables = $state.raw<ReadonlySet<number>>(new Set());
  /** Conflicts decided for the file. */
  theirs = $state.raw<ReadonlySet<string>>(new Set());
  withTheme = $state(false);
  readonly #gameOf: GameSource;
  #reading: symbol | undefined;

  constructor(gameOf: GameSource) {
    this.#gameOf = gameOf;
  }

  get step(): Step {
    return this.#step;
  }

  /** A theme other than the one here. */
  get theme() {
    const plan = this.#step.at === 'planned' ? this.#step.plan : undefined;
    return THEMES.find((theme) => theme === plan?.theme && theme !== settings.theme);
  }

  /** A file, or null where one was promised and none came. The last one asked for counts. */
  async read(file: Blob | null): Promise<void> {
    const reading = (this.#reading = Symbol());
    const show = (step: Step) => {
      if (this.#reading === reading) this.#step = step;
    };
    show({ at: 'reading', done: 0, of: 0 });
    const plan = await this.#planOf(file, (done, of) => show({ at: 'reading', done, of })).catch(
      () => UNREADABLE
    );
    if (this.#reading !== reading) return;
    if (!plan.ok) {
      this.#step = { at: 'refused', fault: plan.fault };
      return;
    }
    const wanted = plan.value.tables.filter(({ standing }) => isWanted(standing));
    this.tables = new Set(wanted.map(({ key }) => key));
    this.theirs = new Set();
    this.withTheme = false;
    this.#step = { at: 'planned', plan: plan.value };
  }

  async #planOf(
    file: Blob | null,
    tell: (done: number, of: number) => void
  ): Promise<Result<ImportPlan>> {
    const read = file ? await readFile(file) : UNREADABLE;
    return read.ok ? planImport(read.value, this.#gameOf, tell) : read;
  }

  toggle(key: number): void {
    const tables = new Set(this.tables);
    if (!tables.delete(key)) tables.add(key);
    this.tables = tables;
  }

  decide(conflict: string, forTheirs: boolean): void {
    const theirs = new Set(this.theirs);
    if (forTheirs) theirs.add(conflict);
    else theirs.delete(conflict);
    this.theirs = theirs;
  }

  /** Whether saying yes would change anything. */
  get addsSomething(): boolean {
    if (this.#step.at !== 'planned') return false;
    const { taught } = this.#step.plan;
    return (
      this.tables.size > 0 || taught.fresh.length > 0 || this.theirs.size > 0 || this.withTheme
    );
  }

  async add(): Promise<void> {
    if (this.#step.at !== 'planned') return;
    const { plan } = this.#step;
    const { theme, withTheme } = this;
    // Thousands of tables take a while; a second yes would only find their ids taken.
    this.#step = { at: 'adding' };
    try {
      const tables = await carryOut(plan, { tables: this.tables, theirs: this.theirs });
      if (withTheme && theme) settings.theme = theme;
      this.#step = { at: 'added', tables, taught: plan.taught.fresh.length + this.theirs.size };
    } catch {
      this.#step = { at: 'failed' };
    }
  }

  /** Where a single table that was added is to be found. */
  async only(): Promise<{ id: string; game: string } | null> {
    if (this.#step.at !== 'added' || this.#step.tables.length !== 1) return null;
    return (await (await openStore()).read(this.#step.tables[0]!))?.card ?? null;
  }

  again(): void {
    this.#step = { at: 'asking' };
  }
}
