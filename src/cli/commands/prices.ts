import { ok } from '$lib/engine/result';
import { GOODS, type Good } from '$lib/games/neom/data/goods';
import { pricesOf, type GoodPrice } from '$lib/games/neom/rules/prices';
import type { Table } from '$lib/games/neom/rules/table';
import { clerkText } from '$lib/games/neom/text/en/clerk';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { priceText } from '$lib/games/neom/text/en/prices';
import { seatOf, type Answer, type Answerer } from '../answer';
import type { Options } from '../arguments';

export const nameOf = (table: Table, seat: number | null): string | null =>
  seat === null ? null : table.players[seat]!.name;

const inJson = (table: Table, { produced, offers }: GoodPrice) => ({
  produced,
  offers: offers.map(({ seller, side, price }) => ({ seller: nameOf(table, seller), side, price }))
});

function inWords(table: Table, { produced, offers }: GoodPrice): string {
  if (produced) return priceText.produced;
  if (offers.length === 0) return priceText.none;
  return offers
    .map((offer) => {
      const seller = nameOf(table, offer.seller) ?? priceText.supply;
      return `${priceText.offer(offer, seller)} (${priceText.reason(offer)})`;
    })
    .join('; ');
}

const inShort = ({ produced, offers }: GoodPrice): string =>
  produced ? '0' : offers[0] ? String(offers[0].price) : '-';

export function pricesAnswer({ player = '' }: Options): Answerer {
  return (table) => {
    const seat = seatOf(table, player);
    if (!seat.ok) return seat;
    const prices = pricesOf(table, seat.value);
    const each = <T>(make: (good: Good, price: GoodPrice) => T): T[] =>
      GOODS.map((good) => make(good, prices[good]));
    return ok<Answer>({
      json: () => ({
        goods: Object.fromEntries(each((good, price) => [good, inJson(table, price)]))
      }),
      text: () =>
        [
          clerkText.prices(player),
          ...each((good, price) => `  ${LEGEND.names[good].padEnd(12)} ${inWords(table, price)}`)
        ].join('\n'),
      line: () => each((good, price) => `${good} ${inShort(price)}`).join(', ')
    });
  };
}
