/** A note this device keeps for itself, beside the table: read as anything, for nothing vouches for it. */
export interface DeviceNote {
  read(): unknown;
  write(value: unknown): void;
}

export const deviceNote = (name: string): DeviceNote => {
  const key = `town-clerk/${name}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is blocked: it holds for this visit.
      }
    }
  };
};
