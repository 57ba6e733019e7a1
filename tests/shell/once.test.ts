import { expect, it } from 'vitest';
import { once } from '$lib/shell/once';

it('is under way once, and can be asked for again when it is done or has failed', async () => {
  const begun: string[] = [];
  const work = once(async (name: string) => {
    begun.push(name);
    await Promise.resolve();
    if (name === 'fails') throw new Error(name);
  });
  await Promise.all([work('first'), work('second')]);
  await expect(work('fails')).rejects.toThrow('fails');
  await work('third');
  expect(begun).toEqual(['first', 'fails', 'third']);
});
