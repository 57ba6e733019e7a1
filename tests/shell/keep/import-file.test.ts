import { describe, expect, it } from 'vitest';
import { MOST_BYTES, readFile, readText } from '$lib/shell/keep/import-file';
import dump from '../../storage/dumps/schema-1.json';

const codeOf = (read: Awaited<ReturnType<typeof readFile>>) => (read.ok ? 'read' : read.fault.code);

describe('a file', () => {
  it('larger than any backup is not even read', async () => {
    let reads = 0;
    const huge = { size: MOST_BYTES + 1, text: async () => String(reads++) } as unknown as Blob;
    expect(codeOf(await readFile(huge))).toBe('file/too-big');
    expect(reads).toBe(0);
  });

  it('the browser cannot read is said to be so', async () => {
    const gone = { size: 1, text: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(codeOf(await readFile(gone))).toBe('file/unreadable');
  });

  it.each([
    ['', 'file/empty'],
    [' \n', 'file/empty'],
    ['{', 'file/not-json'],
    ['null', 'file/not-ours'],
    ['{"format": 7}', 'file/not-ours'],
    ['{"format": "town-clerk/../x"}', 'file/not-ours'],
    ['{"format": "town-clerk/backup"}', 'file/version'],
    ['{"format": "town-clerk/backup", "version": 2}', 'file/newer'],
    ['{"format": "town-clerk/backup", "version": 1}', 'input/missing'],
    ['\uFEFF{"format": "town-clerk/backup", "version": 1, "tables": []}', 'read']
  ])('%s: %s', (text, code) => {
    expect(codeOf(readText(text))).toBe(code);
  });

  it('that is a safety copy of an old schema is read as a backup, each table with its moves', () => {
    const { sessions, entries, taught } = dump;
    const text = JSON.stringify({
      format: 'town-clerk/dump',
      schema: 1,
      stores: { sessions, entries: entries.toReversed(), taught }
    });
    const read = readText(text);
    if (!read.ok || read.value.kind !== 'backup') throw new Error('not a backup');
    const { backup } = read.value;
    expect(backup.taught).toEqual(taught);
    expect(backup.tables).toHaveLength(sessions.length);
    expect(backup.tables[0]).toMatchObject({
      id: 'first',
      log: entries.filter(({ table }) => table === 'first').map(({ entry }) => ({ entry }))
    });
  });
});
