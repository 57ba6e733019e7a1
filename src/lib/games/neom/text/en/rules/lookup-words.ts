import type { PlayerCount } from '../../../data/tile-row';
import { counted } from '../amounts';

/** Words of the pages one looks things up on. */
export const lookupWords = {
  search: {
    label: 'Search rules and tiles',
    placeholder: 'Tile, number or question',
    hint: 'For example: 45, coal or oil, does diagonal count',
    none: (query: string) => `Nothing found for “${query}”`,
    noneHint: 'Try a single word, a tile number, or look through the chapters below.',
    found: (count: number) => counted(count, 'result'),
    more: (count: number) => `Show ${count} more`,
    clear: 'Clear',
    recent: 'Looked up lately',
    kinds: {
      tile: 'Tile',
      rule: 'Rule',
      good: 'Good',
      term: 'Glossary',
      ruling: 'Ruling',
      page: 'Page'
    }
  },
  start: {
    chapters: 'Rules by chapter',
    lookUp: 'Look up',
    tiles: 'All tiles',
    tilesHint: (count: number) => `${count} tiles, to search and filter`
  },
  rule: {
    related: 'See also',
    contents: 'On this page'
  },
  ruling: { reason: 'Why', tiles: 'Tiles' },
  example: {
    heading: 'Example',
    board: (title: string) => `Board of the example: ${title}`,
    hint: 'Tap a tile to lift it off, tap again to put it back.',
    reset: 'Put all back',
    sum: 'Sum',
    nothing: 'Nothing to count.',
    roads: 'Roads are drawn for the example.'
  },
  tile: {
    needs: 'Needs',
    needsNothing: 'nothing: it is free',
    gives: 'Gives',
    points: (points: number) => counted(points, 'point'),
    variable: 'points by its own formula',
    noPoints: 'no points of its own',
    money: (coins: number, points: string, from: number) =>
      `£${coins} in all if placed in Generation ${from}, worth ${points} points`,
    does: 'Does',
    example: 'Worked example',
    questions: 'Questions and answers',
    rules: 'Rules it touches',
    feeds: 'What feeds it',
    serves: 'What needs it',
    servesNone: 'No tile asks for what it makes.',
    madeBy: (good: string) => `${good}, made by`,
    neededBy: (good: string) => `${good}, needed by`,
    board: (good: string) => `City board of ${good}`,
    anyProcessed: 'One Processed Good of your choice: see the Goods chart.',
    copies: 'Other copies',
    roads: 'Roads',
    roadsUnknown: 'Not tapped in on this device yet.',
    onTable: 'On the open table',
    nowhere: 'In no City.',
    gone: 'Back in the box.',
    previous: 'Previous tile',
    next: 'Next tile',
    place: (at: number, count: number) => `${at} of ${count}`,
    disaster: 'Never placed in a City.'
  },
  tiles: {
    heading: 'Tiles',
    search: 'Search tiles',
    filters: 'Filters',
    active: (count: number) => `${count} on`,
    reset: 'Clear all',
    found: (count: number) => counted(count, 'tile'),
    none: 'No tile fits',
    noneHint: 'Take a filter off, or search with fewer words.',
    deck: 'Generation',
    type: 'Type',
    game: 'In a game of',
    games: {
      '1+': '1–3 players',
      '4+': '4 players',
      '5+': '5 players'
    } satisfies Record<PlayerCount, string>,
    anyGame: 'any number',
    myGame: 'Only what is in my game',
    makes: 'Makes',
    needs: 'Needs',
    anyGood: 'any',
    marks: 'With',
    markNames: {
      power: 'Power',
      polluting: 'Pollution',
      income: 'Income',
      gain: 'Gain',
      variable: '? points',
      protects: 'Protection'
    },
    sort: 'Sort by',
    sorts: {
      best: 'Best match',
      number: 'By number',
      name: 'By name',
      vp: 'By points',
      cost: 'By cost'
    },
    disaster: 'Disaster'
  },
  goods: {
    chart: 'Chart of Goods',
    hint: 'Tap a Good to see who makes it and who needs it.',
    price: (coins: number) => `£${coins}`,
    points: (points: number) => counted(points, 'point'),
    from: 'Made from',
    fromRaw: 'Found, not made: Resource tiles and City boards.',
    or: 'or',
    makers: 'Tiles that make it',
    users: 'Tiles that need it',
    into: 'Goes into'
  },
  setUp: {
    players: 'Players',
    solo: 'Tiles for the solo game',
    soloNames: { '1+': '1+ only', '4+': '1+ and 4+', '5+': 'all' } satisfies Record<
      PlayerCount,
      string
    >,
    leaveOut: 'Put back into the box',
    leaveOutNone: 'Nothing: all Generation tiles are used.',
    leaveOutCount: (count: number) => counted(count, 'tile'),
    keep: 'Each Generation',
    keepCount: (count: number) => counted(count, 'tile'),
    generation: (generation: number) => `Generation ${generation}`,
    cornerstones: 'Cornerstones',
    cornerstonesDealt: (each: number, left: number) =>
      `Deal ${each} to each player; ${left} go back into the box.`,
    cornerstonesStacks: 'Stacks, face down',
    packs: 'Tiles of each Generation',
    hands: (size: number) => `Deal ${size} to each player. None is left over.`,
    packNote: {
      2: 'In a row from left to right; one is turned over each turn.',
      1: 'After moving tiles between packs; the eighth pack goes back unseen.'
    },
    pack: (at: number, size: number) => `Pack ${at}: ${counted(size, 'tile')}`,
    gap: 'Leave a gap after the third: from the fourth on the Disaster cannot be stopped.'
  }
} as const;
