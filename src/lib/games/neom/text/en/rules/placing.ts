import type { ChapterText } from './rule-text';

export const placing: ChapterText<'placing'> = {
  where: {
    title: 'Where a tile may go',
    body: [
      'On an empty space, or over a tile it may replace. A road path must then lead from it to the middle space. It lies upright.'
    ],
    asks: [
      'where can I place a tile',
      'placement rules',
      'can I build anywhere',
      'does it have to be next to another tile'
    ],
    related: ['path-to-center', 'replacing', 'no-rotation', 'requirements'],
    rulings: [9]
  },
  requirements: {
    title: 'What a tile needs',
    body: [
      'Top left on the tile: coins to pay to the supply, Goods your City makes or you buy, or tiles already in your City. All of it must be met; an empty corner means the tile is free.',
      'Goods are not used up: one token serves any number of tiles.'
    ],
    asks: [
      'how do I pay for a tile',
      'are goods used up',
      'do I lose the good when I use it',
      'cost of a tile',
      'what does the top left corner mean',
      'spend goods'
    ],
    related: ['buying-goods', 'required-tiles', 'either-or', 'virtual-goods']
  },
  'required-tiles': {
    title: 'Three or more tiles of a type',
    body: [
      'Nursing Home, Stock Exchange and Modern Factory need three tiles of their type in your City before they are placed; they do not count themselves. The three need no roads between them.',
      'If a tile replaces one of the three, count before it is placed.'
    ],
    asks: [
      'does the nursing home count itself',
      'three residential tiles required',
      'tiles already in the city',
      'prerequisite tiles'
    ],
    related: ['requirements', 'two-types'],
    rulings: [9]
  },
  'either-or': {
    title: 'Requirements with a choice',
    body: [
      'Where the tile shows a slash you choose: Coal or Oil, Steel or £5, £2 with Natural Gas or £2 with Oil. The Prices page shows the cheapest way first.'
    ],
    asks: ['slash in the cost', 'steel or 5', 'choose which good to pay', 'alternative cost'],
    related: ['requirements', 'buying-goods'],
    rulings: [32]
  },
  'path-to-center': {
    title: 'A road path to the City Center',
    body: [
      'Following roads from tile to tile, the new tile must reach the City Center, or the tile that covers it. Between two tiles the road counts only if both have one on the shared edge.',
      'Lying next to another tile is not enough.'
    ],
    asks: [
      'does my tile have to connect to the city center',
      'do roads have to connect',
      'road to the City Center',
      'connected to the city center',
      'must the road reach the middle'
    ],
    related: ['direct-connection', 'dead-ends', 'cut-off', 'replacing-center'],
    rulings: [7, 9],
    example: 'path'
  },
  'dead-ends': {
    title: 'Roads may end anywhere',
    body: [
      'A road may run into a tile without a road, into an empty space or to the edge of the board. One path to the City Center is all that is asked.'
    ],
    asks: [
      'can a road end at another tile',
      'dead end road',
      'do all roads have to match',
      'road mismatch',
      'road off the board'
    ],
    related: ['path-to-center', 'direct-connection']
  },
  'no-rotation': {
    title: 'Tiles are not turned',
    body: ['Every tile lies so that its name can be read. It may not be rotated or flipped.'],
    asks: ['can I rotate a tile', 'can I turn a tile', 'flip tiles', 'upside down'],
    related: ['where', 'path-to-center']
  },
  'direct-connection': {
    title: 'Connected and directly connected',
    body: [
      'Directly connected: two tiles side by side, both with a road on the shared edge.',
      'Connected: a path of such steps, over other tiles if need be. Neighborhoods, clusters and the Tourism Board ask for direct connections.'
    ],
    asks: [
      'what does directly connected mean',
      'are two tiles connected',
      'connected over other tiles',
      'do diagonal tiles connect'
    ],
    related: ['nearby', 'neighborhoods', 'path-to-center'],
    rulings: [7]
  },
  nearby: {
    title: 'Nearby: does diagonal count?',
    body: [
      'Nearby means the up to eight spaces around, corners included. Roads do not matter. A tile is never nearby itself.',
      'Orthogonally adjacent means only the up to four spaces that share an edge.'
    ],
    asks: [
      'does diagonal count',
      'what does nearby mean',
      'is diagonal adjacent',
      'diagonally adjacent',
      'the eight surrounding tiles',
      'adjacent'
    ],
    related: ['direct-connection', 'pollution', 'fire-protection', 'variable-nearby'],
    rulings: [11]
  },
  replacing: {
    title: 'Replacing a tile',
    body: [
      'A new tile may go on top of a Resource tile, or on a tile it shares a type with. What it needs is paid in full. The old tile goes back to the box and everything it gave is gone.',
      'You may replace even while spaces are empty.'
    ],
    asks: [
      'can I replace a tile',
      'can I build over a tile',
      'put a tile on top of another',
      'overbuild',
      'upgrade a house',
      'which tiles can be replaced'
    ],
    related: ['replacing-center', 'removing', 'two-types', 'losing-goods'],
    rulings: [9]
  },
  'replacing-center': {
    title: 'Covering the City Center',
    body: [
      'The City Center is a Resource tile, so any tile may go there. You lose its Good and its four roads; paths then lead to the tile on the middle space.'
    ],
    asks: [
      'can I replace the city center',
      'can I put a tile on the city center',
      'build on the city centre',
      'cover the middle',
      'do I lose my starting good'
    ],
    related: ['city-center', 'replacing', 'losing-goods', 'path-to-center'],
    rulings: [6]
  },
  removing: {
    title: 'When a tile leaves the City',
    body: [
      'Replaced and sacrificed tiles go back to the box, and their Goods, income, points and protection end at once. Money already gained stays yours.'
    ],
    asks: [
      'what happens when I lose a tile',
      'removed tile',
      'do I give the money back',
      'where do sacrificed tiles go'
    ],
    related: ['cut-off', 'losing-goods', 'keeping-route', 'pay-or-sacrifice']
  },
  'cut-off': {
    title: 'Tiles cut off from the City Center',
    body: [
      'They stay, keep working and score as before. Only new tiles need a path to the City Center, so you cannot build on from them until the road is whole again.'
    ],
    asks: [
      'what if a tile is no longer connected',
      'do cut off tiles score',
      'disconnected tiles',
      'do I lose points for unconnected tiles',
      'isolated part of the city'
    ],
    related: ['path-to-center', 'removing', 'keeping-route']
  },
  'effect-at-once': {
    title: 'When a tile starts to work',
    body: [
      'At once when it is placed. Money a tile brings cannot pay for the same tile; the Investment Firm is the exception, since it pays before the action.'
    ],
    asks: [
      'can I use the money from the tile to pay for it',
      'when does the effect start',
      'does it work immediately'
    ],
    related: ['money-on-placing', 'money-later', 'virtual-goods'],
    rulings: [27]
  },
  'optional-roads': {
    title: 'Roads in this app',
    body: [
      'The app does not know the roads printed on the tiles. Tap them in from the cardboard once; the device remembers them for that tile number.',
      'Until then a tile counts as having no roads, and every figure that depends on roads is marked as incomplete.'
    ],
    asks: [
      'why are roads unknown',
      'the app does not know the roads',
      'how do I enter roads',
      'incomplete score'
    ],
    related: ['path-to-center', 'neighborhoods', 'trade-route'],
    rulings: [4]
  }
};
