import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { Dexie } from 'dexie';
import { isFull, Reconnecting } from '$lib/storage/reconnecting';

const named = (name: string) => Object.assign(new Error(name), { name });

async function connected() {
  const db = new Dexie(`lost-${Math.random()}`);
  db.version(1).stores({ words: '++id' });
  await db.open();
  return { db, connection: new Reconnecting(db) };
}

describe('a connection that breaks off', () => {
  it.each(['InvalidStateError', 'DatabaseClosedError', 'UnknownError', 'AbortError'])(
    'is opened anew after %s and the work is done once more',
    async (name) => {
      const { db, connection } = await connected();
      let tries = 0;
      const answer = await connection.run(async () => {
        if (tries++ === 0) throw named(name);
        return db.table('words').count();
      });
      expect([answer, tries]).toEqual([0, 2]);
      connection.close();
    }
  );

  it('is tried once more and not for ever', async () => {
    const { connection } = await connected();
    let tries = 0;
    const work = () => {
      tries++;
      return Promise.reject(named('UnknownError'));
    };
    await expect(connection.run(work)).rejects.toThrow('UnknownError');
    expect(tries).toBe(2);
    connection.close();
  });

  it('is really open again after it was closed under our hands', async () => {
    const { db, connection } = await connected();
    db.close();
    expect(await connection.run(() => db.table('words').count())).toBe(0);
    connection.close();
  });

  it('a full disk is no lost connection, also where an aborted transaction hides it', async () => {
    const { connection } = await connected();
    const full = Object.assign(named('AbortError'), { inner: named('QuotaExceededError') });
    let tries = 0;
    const work = () => {
      tries++;
      return Promise.reject(full);
    };
    await expect(connection.run(work)).rejects.toBe(full);
    expect([tries, isFull(full)]).toEqual([1, true]);
    connection.close();
  });
});
