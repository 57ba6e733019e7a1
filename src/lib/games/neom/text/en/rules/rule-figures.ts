import { TIER_FACTS, type Tier } from '../../../data/goods';
import type { Disaster, PlayerCount } from '../../../data/tile-row';
import { TILES } from '../../../data/tiles';
import { sketchOf } from '../../../rules/city';
import { emptyCity, withTile } from '../../../rules/city-edit';
import { DISASTER_RULES } from '../../../rules/disasters';
import { neighborhoodPoints } from '../../../rules/neighborhoods';
import { startTable } from '../../../rules/moves';
import { SALE } from '../../../rules/moves/money-moves';
import { pollutionAt } from '../../../rules/pollution';
import { LEAST_PRICE } from '../../../rules/prices';
import { scoreGhostTown } from '../../../rules/scoring/ghost-town';
import { scorePower } from '../../../rules/scoring/power';
import { iconsUpTo } from '../../../rules/tile-whereabouts';

/** Figures the sentences use, asked from the rules and the data: nothing is written down twice. */
const EMPTY = emptyCity('coal');
const lost = (points: number): number => Math.abs(points);

const SLUMS = 3;
const LUMBER_MILL = 11;
const roadless = (tile: number) => ({ tile, roads: null });
const withHome = withTile(EMPTY, 0, roadless(SLUMS));
const smoke = (cell: number): number =>
  lost(pollutionAt(sketchOf(withTile(withHome, cell, roadless(LUMBER_MILL))), 0));

export const price = (tier: Tier): string => `£${TIER_FACTS[tier].price}`;
export const goodPoints = (tier: Tier): number => TIER_FACTS[tier].vp;
export const salePrice = `£${SALE}`;
export const leastPrice = `£${LEAST_PRICE}`;
export const disasterPrice = (disaster: Disaster): string => `£${DISASTER_RULES[disaster].coins}`;

export const ghostTownEmpty = lost(scoreGhostTown(sketchOf(EMPTY))[0]!.points);
export const ghostTownSingle = lost(scoreGhostTown(sketchOf(withHome))[0]!.points);
export const powerLoss = lost(scorePower(sketchOf(EMPTY))[0]!.points);
/** Beside over an edge, and over a corner. */
export const smokeBeside = smoke(1);
export const smokeDiagonal = smoke(6);

export const startingMoney = `£${
  startTable({
    players: [{ id: 'p1', name: '', cityGood: 'coal' }],
    soloDeck: '1+',
    beginner: false,
    mode: 'play'
  }).players[0]!.money
}`;

export const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const pointsBySize = SIZES.map((size) => String(neighborhoodPoints(size)));
export const pointsBeyond = neighborhoodPoints(10) - neighborhoodPoints(9);

/** Tiles of one Generation that are in the game up to an icon. */
export const deckSize = (most: PlayerCount): number => {
  const used = iconsUpTo(most);
  return TILES.filter(({ deck, players }) => deck === 1 && players && used.includes(players))
    .length;
};
export const boxSize = TILES.length;
export const cornerstoneCount = TILES.filter(({ deck }) => deck === 'cornerstone').length;
