import type { AsideRecordV2 } from './records';

export type SetAside = AsideRecordV2;

/** Records that cannot be read, kept as they were for rescue. */
export interface AsideStore {
  list(): Promise<readonly SetAside[]>;
  remove(id: string): Promise<void>;
}
