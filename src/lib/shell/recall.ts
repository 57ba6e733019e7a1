/** Small things remembered on this device or in this tab; where storage is blocked, for no time. */
type Memory = () => Storage;
const device: Memory = () => localStorage;
const tab: Memory = () => sessionStorage;

const keyOf = (name: string): string => `town-clerk/${name}`;

function recallFrom(memory: Memory, name: string): string | undefined {
  try {
    return memory().getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepIn(memory: Memory, name: string, value: string | undefined): void {
  try {
    if (value === undefined) memory().removeItem(keyOf(name));
    else memory().setItem(keyOf(name), value);
  } catch {
    // Storage is blocked.
  }
}

export const recall = (name: string): string | undefined => recallFrom(device, name);
export const keep = (name: string, value: string | undefined): void => keepIn(device, name, value);

/** The same for anything JSON can say; read as unknown, for nothing vouches for it. */
interface Note {
  read(): unknown;
  write(value: unknown): void;
  forget(): void;
}

const noteIn =
  (memory: Memory) =>
  (name: string): Note => ({
    read() {
      try {
        return JSON.parse(recallFrom(memory, name) ?? 'null');
      } catch {
        return null;
      }
    },
    write: (value) => keepIn(memory, name, JSON.stringify(value)),
    forget: () => keepIn(memory, name, undefined)
  });

/** Between visits. */
export const deviceNote = noteIn(device);
/** Until the tab is closed. */
export const tabNote = noteIn(tab);
