import type { ChapterText } from './rule-text';

export const tiles: ChapterText<'tiles'> = {
  'reading-a-tile': {
    title: 'Reading a tile',
    body: [
      {
        list: [
          'Top left: what it needs to be placed. Nothing there: it is free.',
          'Top right: its type by color, its points, and the marks for Pollution and Power.',
          'Bottom left: the number of players it is used with, or the Cornerstone mark.',
          'Bottom right: its effect, if any.',
          'Edges: one to four roads.'
        ]
      },
      'A slash means “or”, a comma “and”, a cross “for each”, a question mark points that depend on your City.'
    ],
    asks: [
      'what do the symbols mean',
      'what is the question mark',
      'icons on a tile',
      'tile layout',
      'slash on a tile',
      'lightning bolt'
    ],
    related: ['requirements', 'variable-tiles', 'money-on-placing', 'income']
  },
  residential: {
    title: 'Residential tiles (green)',
    body: [
      'They have points of their own and form Neighborhoods by roads. With fewer than two of them a City is a Ghost Town. Keep them away from polluting tiles.'
    ],
    asks: ['green tiles', 'houses', 'homes', 'what are residential tiles for'],
    related: ['neighborhoods', 'ghost-town', 'pollution', 'two-types']
  },
  commercial: {
    title: 'Commercial tiles (blue)',
    body: [
      'They bring money: at once when placed, as income, or both. Only the two that are Residential as well have points.'
    ],
    asks: ['blue tiles', 'shops', 'do shops score points', 'what are commercial tiles for'],
    related: ['income', 'money-on-placing', 'money-points']
  },
  industrial: {
    title: 'Industrial tiles (yellow)',
    body: [
      'They make Processed Goods and, in Generation 3, Luxury Goods. They have no points of their own and always pollute.'
    ],
    asks: ['yellow tiles', 'factories', 'does industry pollute', 'what are industrial tiles for'],
    related: ['good-tokens', 'polluting', 'goods-points'],
    rulings: [1]
  },
  public: {
    title: 'Public tiles (orange)',
    body: [
      'Many have a lot of points, printed or counted from your City. Others protect, generate Power or help in other ways. Most Cornerstones are Public.'
    ],
    asks: ['orange tiles', 'what are public tiles for', 'civic buildings'],
    related: ['score-tiles', 'variable-tiles', 'power-tiles', 'fire-protection'],
    rulings: [24]
  },
  resource: {
    title: 'Resource tiles (grey)',
    body: [
      'They make Raw Goods and have no points of their own. Any tile may replace them. Flood, Fire and Crime Spree payments do not count them.',
      'The Windmills make no Good but are a Resource tile all the same.'
    ],
    asks: ['grey tiles', 'gray tiles', 'mines', 'do resources count for flood'],
    related: ['replacing', 'good-tokens', 'city-center'],
    rulings: [6]
  },
  'city-center': {
    title: 'The City Center',
    body: [
      'The middle space. It makes the Raw Good of your board, has roads on all four sides and counts as a Resource tile wherever tiles are counted.',
      'It is no tile with a number: it cannot be sacrificed. It can be covered by any tile, and it is back when that tile goes.'
    ],
    asks: [
      'does the city center count as a tile',
      'is the city center a resource tile',
      'middle of the board',
      'city centre',
      'starting good'
    ],
    related: ['replacing-center', 'center-never-sacrificed', 'path-to-center'],
    rulings: [6, 20]
  },
  'two-types': {
    title: 'Tiles with two types',
    body: [
      'Condos & Restaurant and Apartments & Retail are Residential and Commercial at once.',
      'Where a type is counted they count for each of their types. Where tiles are counted they count once. They may replace, and be replaced by, a tile of either type.'
    ],
    asks: [
      'does a two colored tile count twice',
      'dual type tile',
      'residential and commercial at the same time',
      'half green half blue',
      'mixed tile'
    ],
    related: ['replacing', 'neighborhoods', 'flood'],
    rulings: [11, 16, 17, 18]
  },
  polluting: {
    title: 'Which tiles pollute',
    body: [
      'Tiles with the Pollution mark and the smoky border: all Industrial tiles and some power plants. Color does not decide: most Public tiles are clean.'
    ],
    asks: [
      'which tiles are polluting',
      'do power plants pollute',
      'do orange tiles pollute',
      'smoky border',
      'clean power'
    ],
    related: ['pollution', 'industrial', 'power-tiles'],
    rulings: [1]
  },
  'power-tiles': {
    title: 'Which tiles generate Power',
    body: [
      'Tiles with the Power mark. One is enough for the whole City, however far away. No roads or cables are needed.',
      'The Nuclear Power Plant, the Windmills and Hydroelectric Power do it without polluting.'
    ],
    asks: [
      'which tiles give power',
      'does power have to be connected',
      'power plants',
      'electricity',
      'is one power plant enough'
    ],
    related: ['power', 'polluting', 'variable-counts']
  }
};
