/** What went wrong, in words for a report. */
const described = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? `${fault.name}: ${fault.message}`) : String(fault);

/** Enough to see what happened; a fault that comes with every frame must not fill the memory. */
const KEPT = 5;

/** Faults that nothing else has caught: kept for a report, said once. */
class FaultWatch {
  #faults = $state.raw<readonly string[]>([]);
  #said = $state(false);

  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Whether there is one that has not been said yet. */
  get unsaid(): boolean {
    return this.#faults.length > 0 && !this.#said;
  }

  note(fault: unknown): void {
    if (this.#faults.length < KEPT) this.#faults = [...this.#faults, described(fault)];
  }

  /** Said and seen; more of them are kept and not said again. */
  dismiss(): void {
    this.#said = true;
  }

  /** What no handler of its own caught, from now on. */
  watch(): () => void {
    // Without an error it is the browser's own remark, such as on a late layout.
    const onError = ({ error }: ErrorEvent) => error && this.note(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => this.note(reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }
}

export const faultWatch = new FaultWatch();
