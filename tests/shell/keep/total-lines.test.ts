import { describe, expect, it } from 'vitest';
import { linesOf, type SeatsAt } from '$lib/shell/keep/total-lines';

const at = (...seats: [id: string, name: string, total: number][]): SeatsAt =>
  seats.map(([id, name, total]) => ({ id, name, total }));

describe('totals move by move', () => {
  it('stay with their player when seats change and somebody leaves', () => {
    const lines = linesOf([
      at(['p1', 'Ana', 0], ['p2', 'Bo', 5]),
      at(['p2', 'Bo', 5], ['p1', 'Ana', 0]),
      at(['p2', 'Bo', 9])
    ]);
    expect(lines).toEqual([
      {
        name: 'Ana',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 0 }
        ]
      },
      {
        name: 'Bo',
        points: [
          { x: 0, y: 5 },
          { x: 1, y: 5 },
          { x: 2, y: 9 }
        ]
      }
    ]);
  });

  it('go on under a new name', () => {
    const lines = linesOf([at(['p1', 'Ana', 1]), at(['p1', 'Anna', 1])]);
    expect(lines.map(({ name, points }) => [name, points.length])).toEqual([['Anna', 2]]);
  });

  it('begin anew for somebody who takes a chair that was left', () => {
    const lines = linesOf([
      at(['p1', 'Ana', 1], ['p2', 'Bo', 30]),
      at(['p1', 'Ana', 1]),
      at(['p1', 'Ana', 1], ['p2', 'Cleo', 0])
    ]);
    expect(lines.map(({ name, points }) => [name, points.map(({ x }) => x)])).toEqual([
      ['Ana', [0, 1, 2]],
      ['Bo', [0]],
      ['Cleo', [2]]
    ]);
  });
});
