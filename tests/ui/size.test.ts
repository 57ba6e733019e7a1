import { expect, it } from 'vitest';
import { sizeOf } from '$lib/ui/size';

it.each([
  [1, '1 byte'],
  [133, '133 bytes'],
  [1200, '1.2 kB'],
  [3_400_000, '3.4 MB']
])('%i bytes are %s', (bytes, said) => expect(sizeOf(bytes)).toBe(said));
