import { openStore } from '$lib/storage';
import { bytesUsed, persistenceOf, type Persistence } from '$lib/storage/persistence';

/** What Settings says about storage. */
export class StorageState {
  kind = $state<Persistence | 'checking' | 'memory'>('checking');
  bytes = $state<number | null>(null);

  async look(): Promise<void> {
    const store = await openStore();
    this.kind = store.lasting ? await persistenceOf() : 'memory';
    this.bytes = store.lasting ? await bytesUsed() : null;
  }
}
