import { breachesOf, type NeomBreach } from '../../rules/breaches';
import type { Table } from '../../rules/table';

export type OpenKind = 'tiles' | 'roads' | 'good' | 'cash';

/** Something the score waits for, and whose it is. */
export interface OpenItem {
  readonly kind: OpenKind;
  readonly player: string;
  readonly name: string;
  readonly count: number;
}

const KIND_OF: Partial<Record<NeomBreach['code'], OpenKind>> = {
  'breach/roads-unknown': 'roads',
  'breach/good-not-chosen': 'good'
};

export interface Openness {
  readonly items: readonly OpenItem[];
  /** What is odd at the table but changes no figure. */
  readonly odd: readonly NeomBreach[];
}

export function opennessOf(table: Table): Openness {
  const breaches = breachesOf(table);
  const items = table.players.flatMap(({ id, name, city, money }, seat): readonly OpenItem[] => {
    const item = (kind: OpenKind, count = 1): OpenItem => ({ kind, player: id, name, count });
    return [
      ...(city.cells.every((placed) => placed === null) ? [item('tiles')] : []),
      ...breaches.flatMap((breach) => {
        const kind = breach.seat === seat && KIND_OF[breach.code];
        return kind ? [item(kind, breach.places.length)] : [];
      }),
      ...(money === null ? [item('cash')] : [])
    ];
  });
  return { items, odd: breaches.filter(({ code }) => !KIND_OF[code]) };
}
