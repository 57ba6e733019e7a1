import type { Good } from './goods';
import type {
  CityTile,
  Deck,
  Disaster,
  DisasterTile,
  Effect,
  Generation,
  Income,
  Payment,
  PlayerCount,
  Requirement,
  TileRow,
  TileType
} from './tile-row';

/** Everything a row may add to its title: what is left out is not on the tile. */
type Facts = Partial<Omit<CityTile, 'kind' | 'number' | 'name' | 'deck' | 'players' | 'types'>>;

const R: readonly TileType[] = ['residential'];
const C: readonly TileType[] = ['commercial'];
const I: readonly TileType[] = ['industrial'];
const P: readonly TileType[] = ['public'];
const G: readonly TileType[] = ['resource'];
const RC: readonly TileType[] = ['residential', 'commercial'];

const payment = (parts: readonly (number | Good)[]): Payment => ({
  coins: parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0),
  goods: parts.filter((part) => typeof part !== 'number')
});
const FREE: Requirement = { ways: [payment([])] };

const vp = (points: CityTile['vp']): Facts => ({ vp: points });
const needs = (...parts: readonly (number | Good)[]): Facts => ({
  requirement: { ways: [payment(parts)] }
});
const needsEither = (...ways: readonly (readonly (number | Good)[])[]): Facts => ({
  requirement: { ways: ways.map(payment) }
});
const needsThree = (type: TileType): Facts => ({
  requirement: { ...FREE, tiles: { type, atLeast: 3 } }
});
const makes = (...goods: readonly Good[]): Facts => ({ produces: goods });
const gain = (coins: number): Facts => ({ gain: coins });
const earns = (income: Income): Facts => ({ income });
const income = (coins: number): Facts => earns({ kind: 'fixed', coins });
const incomePer = (type: TileType): Facts => earns({ kind: 'per-tile', type });
const protects = (...disasters: CityTile['protects']): Facts => ({ protects: disasters });
const effect = (name: Effect): Facts => ({ effect: name });
const power: Facts = { power: true };
const polluting: Facts = { polluting: true };

const row = (
  number: number,
  name: string,
  deck: Deck,
  players: PlayerCount | null,
  types: readonly TileType[],
  facts: readonly Facts[]
): CityTile =>
  Object.assign(
    {
      kind: 'tile' as const,
      number,
      name,
      deck,
      players,
      types,
      // RB "Tile Types": Industrial tiles are always Polluting; power plants say so themselves.
      polluting: types.includes('industrial'),
      power: false,
      vp: 0,
      requirement: FREE,
      produces: [],
      gain: 0,
      income: null,
      protects: [],
      effect: null
    } satisfies CityTile,
    ...facts
  );

const tile = (
  number: number,
  name: string,
  deck: Generation,
  players: PlayerCount,
  types: readonly TileType[],
  ...facts: readonly Facts[]
): CityTile => row(number, name, deck, players, types, facts);

const cornerstone = (
  number: number,
  name: string,
  types: readonly TileType[],
  ...facts: readonly Facts[]
): CityTile => row(number, name, 'cornerstone', null, types, facts);

const disaster = (
  number: number,
  name: string,
  deck: Generation,
  players: PlayerCount,
  kind: Disaster
): DisasterTile => ({ kind: 'disaster', number, name, deck, players, disaster: kind });

/** The box in printed order (RB Part III): row n is tile n + 1. */
export const TILES: readonly TileRow[] = [
  tile(1, 'Tenements', 1, '1+', R, vp(1), needs(1)),
  tile(2, 'Colonial Houses', 1, '1+', R, vp(1), needs(1)),
  tile(3, 'Slums', 1, '1+', R, vp(0)),
  tile(4, 'Townhouses', 1, '1+', R, vp(2), needs(2)),
  tile(5, 'Ranch', 1, '1+', R, vp(1), needs('lumber')),
  tile(6, 'Grocery Store', 1, '1+', C, gain(3), income(1)),
  tile(7, 'Pawn Shop', 1, '1+', C, gain(5)),
  tile(8, 'Laundromat', 1, '1+', C, income(3)),
  tile(9, 'Antique Store', 1, '1+', C, needs('gold'), gain(4), income(2)),
  tile(10, 'Gas Station', 1, '1+', C, needs('oil'), gain(3), income(3)),
  tile(11, 'Lumber Mill', 1, '1+', I, needs('wood'), makes('lumber')),
  tile(12, 'Concrete Plant', 1, '1+', I, needs('stone'), makes('concrete')),
  tile(13, 'Gold Extractor', 1, '1+', I, needs('ore'), makes('gold')),
  tile(14, 'Pressure Boiler', 1, '1+', I, needs('coal'), makes('diamonds')),
  tile(15, 'Gas Turbine Plant', 1, '1+', P, vp(4), needs('natural-gas'), power, polluting),
  tile(
    16,
    'Fossil Fuel Plant',
    1,
    '1+',
    P,
    vp(4),
    needsEither(['coal'], ['oil']),
    power,
    polluting
  ),
  tile(17, 'Fire Department', 1, '1+', P, vp(3), protects('fire')),
  tile(18, 'Oil Well', 1, '1+', G, makes('oil')),
  tile(19, 'Limestone', 1, '1+', G, makes('stone')),
  tile(20, 'Rainforest', 1, '1+', G, makes('wood')),
  tile(21, 'Coal Mine', 1, '1+', G, makes('coal')),
  tile(22, 'Mineral Vein', 1, '1+', G, makes('ore')),
  tile(23, 'Natural Gas Field', 1, '1+', G, makes('natural-gas')),
  disaster(24, 'Flood', 1, '1+', 'flood'),
  tile(25, 'Cottages', 1, '4+', R, vp(1)),
  tile(26, 'Tiny Houses', 1, '4+', R, vp(3), needs(3)),
  tile(27, 'Tavern', 1, '4+', C, gain(2), income(2)),
  tile(28, 'Truck Stop', 1, '4+', C, gain(1), income(3)),
  tile(29, 'Gold Extractor', 1, '4+', I, needs(1, 'ore'), makes('gold')),
  tile(30, 'Pressure Boiler', 1, '4+', I, needs(1, 'coal'), makes('diamonds')),
  tile(31, 'Contract Office', 1, '4+', P, vp(2), effect('contract-office')),
  tile(32, 'Windmills', 1, '4+', G, power),
  tile(33, 'Row Housing', 1, '5+', R, vp(1)),
  tile(34, 'Tract Housing', 1, '5+', R, vp(2), needs(1)),
  tile(35, 'Motel', 1, '5+', C, needs(2), income(4)),
  tile(36, 'Pharmacy', 1, '5+', C, gain(3), earns({ kind: 'by-generation', coins: [1, 2, 3] })),
  tile(37, 'Lumber Mill', 1, '5+', I, needs(1, 'wood'), makes('lumber')),
  tile(38, 'Fire Department', 1, '5+', P, vp(4), needs(1), protects('fire')),
  tile(39, 'Swamp', 1, '5+', G, makes('natural-gas', 'wood')),
  tile(40, 'Coal Bed', 1, '5+', G, makes('coal', 'stone')),

  tile(41, 'Log Cabins', 2, '1+', R, vp(4), needs('lumber')),
  tile(42, 'Suburbs', 2, '1+', R, vp(3), needs(1)),
  tile(43, 'Apartments', 2, '1+', R, vp(3), needs(2)),
  tile(44, 'Bungalows', 2, '1+', R, vp(2)),
  tile(45, 'Prefab Housing', 2, '1+', R, vp(2), needs('concrete')),
  tile(46, 'Loan Office', 2, '1+', C, needs('gold'), gain(8), income(2)),
  tile(47, 'Department Store', 2, '1+', C, needs('diamonds'), gain(6), income(4)),
  tile(48, 'Hotel', 2, '1+', C, gain(1), income(5)),
  tile(49, 'Night Club', 2, '1+', C, needs(4), income(8)),
  tile(50, 'Food Court', 2, '1+', C, needs('plastics'), gain(4), income(5)),
  tile(51, 'Steel Foundry', 2, '1+', I, needs('coal', 'ore'), makes('steel')),
  tile(52, 'Plastics Factory', 2, '1+', I, needs('natural-gas', 'oil'), makes('plastics')),
  tile(53, 'Copper Refinery', 2, '1+', I, needs('ore'), makes('copper')),
  tile(54, 'Glassblower', 2, '1+', I, needs('stone'), makes('glass')),
  tile(55, 'Lumber Mill', 2, '1+', I, needs('wood'), makes('lumber')),
  tile(56, 'Fire Department', 2, '1+', P, vp(5), needs(1), protects('fire')),
  tile(57, 'Police Department', 2, '1+', P, vp(4), needs(1), protects('crime-spree')),
  tile(58, 'Combined Cycle Plant', 2, '1+', P, vp(7), needs('natural-gas'), power, polluting),
  tile(59, 'Postal Service', 2, '1+', P, vp(0), income(2), effect('postal-service')),
  tile(60, 'Treasury', 2, '1+', P, vp('variable'), needsEither(['steel'], [5])),
  tile(61, 'Coal Seam', 2, '1+', G, makes('coal', 'ore')),
  tile(62, 'Abandoned Quarry', 2, '1+', G, makes('stone', 'wood')),
  tile(63, 'Oil Fields', 2, '1+', G, makes('natural-gas', 'oil')),
  disaster(64, 'Fire', 2, '1+', 'fire'),
  tile(65, 'Triplexes', 2, '4+', R, vp(3), needs(3)),
  tile(66, 'Condominiums', 2, '4+', R, vp(2), needs(2)),
  tile(67, 'Restaurant', 2, '4+', C, needs('natural-gas'), gain(3), income(4)),
  tile(68, 'Stone Crusher', 2, '4+', I, needs(2, 'stone'), makes('concrete', 'glass')),
  tile(69, 'Smelter', 2, '4+', I, needs(2, 'ore'), makes('copper', 'gold')),
  tile(70, 'Fire Department', 2, '4+', P, vp(4), protects('fire')),
  tile(71, 'Police Department', 2, '4+', P, vp(3), protects('crime-spree')),
  tile(72, 'Deep Quarry', 2, '4+', G, makes('ore', 'stone')),
  tile(73, 'Log Houses', 2, '5+', R, vp(3), needs('lumber')),
  tile(74, 'Concrete Houses', 2, '5+', R, vp(3), needs(2, 'concrete')),
  tile(75, 'Bank', 2, '5+', C, needs('gold'), gain(1), income(6)),
  tile(76, 'Forum', 2, '5+', C, gain(5), income(2)),
  tile(
    77,
    'Plastics Factory',
    2,
    '5+',
    I,
    needsEither([2, 'natural-gas'], [2, 'oil']),
    makes('plastics')
  ),
  tile(78, 'Pressure Foundry', 2, '5+', I, needs(2, 'coal', 'ore'), makes('diamonds', 'steel')),
  tile(79, 'Combined Cycle Plant', 2, '5+', P, vp(7), needs(2, 'natural-gas'), power, polluting),
  tile(80, 'Peat Bog', 2, '5+', G, makes('coal', 'natural-gas')),

  tile(81, 'Victorian Houses', 3, '1+', R, vp(4), needs('lumber')),
  tile(82, 'Brick Houses', 3, '1+', R, vp(4), needs('concrete')),
  tile(83, 'Nursing Home', 3, '1+', R, vp(4), needsThree('residential')),
  tile(84, 'Modern Housing', 3, '1+', R, vp(3)),
  tile(85, 'Highrise Apartments', 3, '1+', R, vp(4), needs(2)),
  tile(
    86,
    'Condos & Restaurant',
    3,
    '1+',
    RC,
    vp(3),
    needs('concrete', 'glass'),
    gain(3),
    income(3)
  ),
  tile(87, 'Apartments & Retail', 3, '1+', RC, vp(2), needs('lumber', 'steel'), gain(4), income(4)),
  tile(88, 'Car Dealership', 3, '1+', C, needs('sports-cars'), gain(12), income(12)),
  tile(89, 'Jewelry Store', 3, '1+', C, needs('jewelry'), gain(6), income(18)),
  tile(90, 'Computer Store', 3, '1+', C, needs('electronics'), income(24)),
  tile(91, 'Watch Store', 3, '1+', C, needs('gold'), gain(12), income(2)),
  tile(92, 'Clothing Store', 3, '1+', C, needs('plastics'), gain(3), income(13)),
  tile(93, 'Roofing Supplies', 3, '1+', C, needs('copper'), gain(5), income(10)),
  tile(94, 'Stock Exchange', 3, '1+', C, needsThree('commercial'), gain(6), income(9)),
  tile(95, 'Collection Agency', 3, '1+', C, gain(13)),
  tile(
    96,
    'Automobile Plant',
    3,
    '1+',
    I,
    needs('glass', 'plastics', 'steel'),
    makes('sports-cars')
  ),
  tile(
    97,
    'Jewelry Manufacturer',
    3,
    '1+',
    I,
    needs('diamonds', 'glass', 'gold'),
    makes('jewelry')
  ),
  tile(
    98,
    'Electronics Factory',
    3,
    '1+',
    I,
    needs('copper', 'diamonds', 'steel'),
    makes('electronics')
  ),
  tile(
    99,
    'Modern Factory',
    3,
    '1+',
    I,
    needsThree('industrial'),
    makes('diamonds', 'lumber', 'plastics', 'steel')
  ),
  tile(
    100,
    'Modern Foundry',
    3,
    '1+',
    I,
    needs(2, 'ore', 'stone'),
    makes('concrete', 'copper', 'glass', 'gold')
  ),
  // RB's index prints II here: a misprint (NEOM-2).
  tile(101, 'Nuclear Power Plant', 3, '1+', P, vp(10), needs(8), power),
  tile(102, 'Police Department', 3, '1+', P, vp(6), needs(1), protects('crime-spree')),
  tile(103, 'Warehouse', 3, '1+', P, vp('variable'), needs('concrete')),
  disaster(104, 'Crime Spree', 3, '1+', 'crime-spree'),
  tile(
    105,
    'Highrise Luxury Condos',
    3,
    '4+',
    R,
    vp(10),
    needs('concrete', 'glass', 'lumber', 'steel')
  ),
  tile(106, 'Toy Store', 3, '4+', C, needs('plastics'), gain(2), income(15)),
  tile(107, 'Plumbing Supplies', 3, '4+', C, needs('copper'), gain(4), income(12)),
  tile(
    108,
    'Automobile Plant',
    3,
    '4+',
    I,
    needs('glass', 'plastics', 'steel'),
    makes('sports-cars')
  ),
  tile(
    109,
    'Jewelry Manufacturer',
    3,
    '4+',
    I,
    needs('diamonds', 'glass', 'gold'),
    makes('jewelry')
  ),
  tile(
    110,
    'Electronics Factory',
    3,
    '4+',
    I,
    needs('copper', 'diamonds', 'steel'),
    makes('electronics')
  ),
  tile(111, 'Import Office', 3, '4+', P, vp(2), effect('import-office')),
  tile(112, 'Stadium', 3, '4+', P, vp(25), needs(25)),
  tile(113, 'Castle', 3, '5+', R, vp(6), needs('concrete', 'lumber')),
  tile(114, 'Mansion', 3, '5+', R, vp(5), needs(5)),
  tile(115, 'Car Dealership', 3, '5+', C, needs('sports-cars'), gain(12), income(12)),
  tile(116, 'Jewelry Store', 3, '5+', C, needs('jewelry'), gain(6), income(18)),
  tile(117, 'Computer Store', 3, '5+', C, needs('electronics'), income(24)),
  tile(118, 'Hospital', 3, '5+', P, vp('variable'), needs('wood')),
  tile(119, 'Police Department', 3, '5+', P, vp(5), protects('crime-spree')),
  tile(120, 'Steam Turbine Plant', 3, '5+', P, vp(8), needs('coal', 'oil'), power, polluting),

  cornerstone(121, 'Casino', C, gain(1), incomePer('residential')),
  cornerstone(122, 'Trading Post', C, gain(4), incomePer('industrial')),
  cornerstone(123, 'Shopping Center', C, incomePer('commercial')),
  cornerstone(124, 'Community Center', P, vp('variable')),
  cornerstone(125, 'City Hall', P, vp('variable')),
  cornerstone(126, 'Park', P, vp('variable')),
  cornerstone(127, 'Chamber of Commerce', P, vp('variable')),
  cornerstone(128, 'University', P, vp('variable'), needs(1)),
  cornerstone(129, 'Civic Center', P, vp('variable'), needs(8)),
  cornerstone(130, 'Prison', P, vp('variable'), needs(2)),
  cornerstone(131, 'Parking Authority', P, vp('variable')),
  cornerstone(132, 'Merchant Union', P, vp('variable'), needs(1), effect('merchant-union')),
  // "see below" in RB, but nothing below is a point: 133, 141, 146 and 150 score 0 (NEOM-24).
  cornerstone(133, 'Insurance Office', P, vp(0), gain(2), effect('insurance-office')),
  cornerstone(134, 'Metro Station', P, vp('variable')),
  cornerstone(135, 'Penthouse', R, vp('variable'), needs(6)),
  cornerstone(136, 'Tour Operator', C, gain(2), incomePer('resource')),
  cornerstone(137, 'Modular Factory', I, { produces: 'chosen' }, income(2)),
  cornerstone(138, 'Air Quality Department', P, vp('variable')),
  cornerstone(139, 'Public Safety Department', P, vp(3), protects('fire', 'crime-spree')),
  cornerstone(140, 'Hydroelectric Power', P, vp('variable'), needs(1), power),
  cornerstone(141, 'Investment Firm', P, vp(0), needs(5), effect('investment-firm')),
  cornerstone(142, 'Bus Depot', P, vp('variable')),
  cornerstone(143, 'Zoning Authority', P, vp('variable')),
  cornerstone(144, 'Efficiency Office', P, vp('variable')),
  cornerstone(145, 'Resource Agency', P, vp('variable')),
  cornerstone(146, 'Trade Office', P, vp(0), effect('trade-office')),
  cornerstone(147, 'Electrical Substation', P, vp('variable')),
  cornerstone(148, 'City Council', P, vp('variable')),
  cornerstone(149, 'Finance Department', P, vp('variable')),
  cornerstone(150, 'Tourism Board', P, vp(0), effect('tourism-board'))
];

/** The one tile whose Good its owner chooses (NEOM-10). */
export const MODULAR_FACTORY = 137;

export const tileOf = (number: number): TileRow | undefined => TILES[number - 1];

/** For numbers that were checked on entry: anything else here is a bug, not bad input. */
export function cityTileOf(number: number): CityTile {
  const found = tileOf(number);
  if (found?.kind !== 'tile') throw new RangeError(`${number} is not a tile that goes into a City`);
  return found;
}
