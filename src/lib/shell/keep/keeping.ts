import type { TableStore } from '$lib/storage/table-store';
import { persistenceOf } from '$lib/storage/persistence';

/** How safe the tables are on this device. */
export type Keeping = 'kept' | 'not-kept' | 'safari' | 'memory';

/** Safari in a tab drops everything after seven days without a visit; on the Home Screen it does not. */
function isSafariTab(): boolean {
  const { userAgent } = navigator;
  const webkit = /AppleWebKit/.test(userAgent) && !/Chrome|Chromium|Edg|Android/.test(userAgent);
  return webkit && !matchMedia('(display-mode: standalone)').matches;
}

export async function keepingOf({ lasting }: Pick<TableStore, 'lasting'>): Promise<Keeping> {
  if (!lasting) return 'memory';
  if ((await persistenceOf()) === 'kept') return 'kept';
  return isSafariTab() ? 'safari' : 'not-kept';
}
