/** Small things this device remembers between visits; where storage is blocked they hold for none. */
const keyOf = (name: string): string => `town-clerk/${name}`;

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  } catch {
    // Storage is blocked.
  }
}

/** The same for anything JSON can say; read as unknown, for nothing vouches for it. */
export interface DeviceNote {
  read(): unknown;
  write(value: unknown): void;
}

export const deviceNote = (name: string): DeviceNote => ({
  read() {
    try {
      return JSON.parse(recall(name) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (value) => keep(name, JSON.stringify(value))
});
