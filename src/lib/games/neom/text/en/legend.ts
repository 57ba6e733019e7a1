import type { LegendText } from '../legend-text';

export const LEGEND: LegendText = {
  names: {
    residential: 'Residential',
    commercial: 'Commercial',
    industrial: 'Industrial',
    public: 'Public',
    resource: 'Resource',

    vp: 'Victory Points',
    coin: 'L-Coin',
    gain: 'One-time gain',
    income: 'Income',
    power: 'Power',
    pollution: 'Pollution',
    cornerstone: 'Cornerstone',
    'city-center': 'City Center',
    road: 'Road',
    'trade-route': 'Trade Route',
    'fire-protection': 'Protects from Fire',
    'police-protection': 'Protects from Crime Spree',

    flood: 'Flood',
    fire: 'Fire',
    'crime-spree': 'Crime Spree',

    coal: 'Coal',
    'natural-gas': 'Natural Gas',
    oil: 'Oil',
    ore: 'Ore',
    stone: 'Stone',
    wood: 'Wood',
    concrete: 'Concrete',
    copper: 'Copper',
    diamonds: 'Diamonds',
    glass: 'Glass',
    gold: 'Gold',
    lumber: 'Lumber',
    plastics: 'Plastics',
    steel: 'Steel',
    electronics: 'Electronics',
    jewelry: 'Jewelry',
    'sports-cars': 'Sports Cars'
  },
  groups: {
    types: 'Tile types',
    marks: 'Marks on tiles and boards',
    disasters: 'Disasters',
    raw: 'Raw Goods',
    processed: 'Processed Goods',
    luxury: 'Luxury Goods'
  },
  outlines: {
    raw: 'Five corners, as on the token.',
    processed: 'Six corners, as on the token.',
    luxury: 'Eight corners, as on the token.'
  }
};
