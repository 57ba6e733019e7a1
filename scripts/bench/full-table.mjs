// Cities as full as they get, for the bench.

/** Eight Residential, eight Commercial, eight Industrial tiles and a Treasury over the middle. */
const FULL_CITY = [
  3, 6, 11, 86, 7, 12, 4, 8, 13, 25, 9, 14, 60, 26, 10, 29, 41, 27, 30, 43, 122, 37, 135, 28, 137
];
/** Many variable tiles, which are the dear ones to score. */
const RICH_CITY = [
  3, 6, 11, 124, 7, 12, 4, 126, 13, 25, 127, 14, 60, 142, 10, 143, 41, 131, 30, 43, 148, 37, 118,
  103, 62
];
const ROADS = ['NESW', 'NES', 'ESW', 'NSW', 'NEW', 'NS', 'EW'];
const GOODS = ['coal', 'natural-gas', 'oil', 'ore', 'stone'];
const NAMES = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'];

const tileAt = (tile, cell) => ({
  row: Math.floor(cell / 5),
  col: cell % 5,
  tile,
  roads: ROADS[cell % ROADS.length],
  ...(tile === 137 && { good: 'steel' })
});

/** Homes, shops and resources with all roads: Apartments & Retail could go on every space. */
const OPEN_CITY = [
  3, 6, 18, 4, 7, 19, 25, 8, 20, 26, 9, 21, 62, 41, 10, 22, 43, 27, 23, 1, 28, 61, 2, 48, 63
];

export const openCity = () => ({
  cityGood: 'coal',
  cells: OPEN_CITY.map((tile) => ({ tile, roads: 15 }))
});

export const fullTable = () => ({
  format: 'town-clerk/neom',
  version: 1,
  generation: 3,
  players: NAMES.map((name, seat) => ({
    name,
    cityGood: GOODS[seat],
    money: 30 + seat,
    finalIncomeIncluded: true,
    tiles: (seat % 2 === 0 ? FULL_CITY : RICH_CITY).map(tileAt)
  }))
});
