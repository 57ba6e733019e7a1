import { PLAYER_COUNTS } from '../../../data/tile-row';
import { RANK_FLOORS, RANKS } from '../../../data/solo-ranks';
import { LEAST } from './buying';
import { deckSize } from './rule-figures';
import type { ChapterText } from './rule-text';

export const two: ChapterText<'two'> = {
  'two-cornerstones': {
    title: 'Two players: Cornerstones',
    body: [
      'Lay out three stacks of three Cornerstones. Turn one stack over; each player takes one and the third is discarded. Do the same with the other two, taking turns to choose first.'
    ],
    asks: ['cornerstones with two players', '2 player preliminary round', 'draft for 2 players'],
    related: ['preliminary-round', 'two-order', 'cornerstone-limit']
  },
  'two-packs': {
    title: 'Two players: the packs',
    body: [
      `Each Generation, shuffle its ${deckSize('1+')} tiles and lay out seven packs face down: three of four tiles, then four of three. One pack is turned over each turn.`
    ],
    asks: ['packs for 2 players', 'how do two players draft', 'two player setup', 'pack sizes'],
    related: ['two-order', 'tiles-left-out', 'turn-steps']
  },
  'two-order': {
    title: 'Two players: who goes first',
    body: [
      'You take turns one after the other: the first takes a tile from the open pack and acts, then the other. The rest of the pack is discarded. Who was first goes second next turn, so each player acts twice in a row.'
    ],
    asks: ['who goes first with two players', '2 player turn order', 'start player two players'],
    related: ['two-packs', 'turn-steps', 'two-disasters']
  },
  'two-disasters': {
    title: 'Two players: Disasters',
    body: [
      'A Disaster waits until both have selected and the other player has acted. Then it hits that player.'
    ],
    asks: ['disaster with two players', '2 player disaster'],
    related: ['disaster-selected', 'two-order'],
    rulings: [35]
  },
  'two-buying': {
    title: 'Two players: buying Goods',
    body: [
      'If your opponent makes the Good you must buy it from them. If not, you buy it from the supply for the same price.'
    ],
    asks: [
      'buying goods with two players',
      'can I buy from the supply with 2 players',
      '2 player goods',
      'my opponent does not produce it'
    ],
    related: ['buying-goods', 'two-routes', 'base-price'],
    rulings: [29]
  },
  'two-routes': {
    title: 'Two players: Trade Routes',
    body: [
      `Each active route takes £1 off, so both take £2 off, from the opponent or the supply. ${LEAST}`
    ],
    asks: [
      'trade routes with two players',
      'both trade routes 2 players',
      'minimum price of a good'
    ],
    related: ['two-buying', 'trade-route', 'route-discount'],
    rulings: [1, 29]
  }
};

export const solo: ChapterText<'solo'> = {
  'solo-cornerstones': {
    title: 'Solo: Cornerstones',
    body: [
      'Lay out stacks of four, three and two Cornerstones. Turn over the four and keep one, then the three, then the two. The rest is discarded.'
    ],
    asks: ['cornerstones in the solo game', 'solo preliminary round', 'playing alone cornerstones'],
    related: ['solo-deck', 'preliminary-round', 'cornerstone-limit']
  },
  'solo-deck': {
    title: 'Solo: which tiles',
    body: [
      `Choose before you start: the “1+” tiles (${deckSize('1+')} each Generation), also the “4+” (${deckSize('4+')}), or all (${deckSize('5+')}). Scores tend to be higher with more tiles, so each choice has its own table of ranks.`
    ],
    asks: [
      'which tiles in the solo game',
      'solo deck',
      'play alone',
      'single player',
      '1 player setup'
    ],
    related: ['solo-packs', 'solo-ranks', 'tiles-left-out']
  },
  'solo-packs': {
    title: 'Solo: the packs',
    body: [
      'Each Generation, deal all its tiles into eight equal packs in a row. Move two tiles from the eighth pack to the first, one from the seventh to the second, one from the sixth to the third. Put the eighth back unseen.',
      'Every turn open the next pack, the largest first; take one tile and discard the rest.'
    ],
    asks: ['solo packs', 'how do I draft alone', 'solo setup', 'pack sizes in the solo game'],
    related: ['solo-deck', 'solo-disasters', 'turn-steps']
  },
  'solo-disasters': {
    title: 'Solo: Disasters',
    body: [
      'You can stop the Disaster only by selecting it from the first, second or third pack. In a later pack it may not be selected and happens at the end of that turn. If it never shows up, it happens after the seventh turn.'
    ],
    asks: [
      'disaster in the solo game',
      'can I avoid the disaster alone',
      'solo disaster',
      'disaster did not show up'
    ],
    related: ['disaster-unselected', 'solo-packs', 'pay-or-sacrifice'],
    rulings: [35]
  },
  'solo-buying': {
    title: 'Solo: buying Goods',
    body: [
      'From the supply, at the base price. In Generation 1 only Raw Goods, in 2 also Processed Goods, in 3 all Goods.'
    ],
    asks: ['buying goods solo', 'which goods can I buy alone', 'solo luxury goods', 'solo goods'],
    related: ['solo-routes', 'base-price', 'buying-goods'],
    rulings: [30]
  },
  'solo-routes': {
    title: 'Solo: Trade Routes',
    body: [
      `Each active route takes £1 off once in each Generation; both may be used on one Good. ${LEAST}`
    ],
    asks: ['trade routes solo', 'trade route once per generation', 'discount playing alone'],
    related: ['solo-buying', 'trade-route'],
    rulings: [1, 30]
  },
  'solo-ranks': {
    title: 'Solo: ranks',
    body: [
      'The fewest points for each rank, by the tiles used:',
      {
        columns: ['Tiles', ...RANKS],
        rows: PLAYER_COUNTS.map((deck) => [deck, ...RANK_FLOORS[deck].map(String)])
      }
    ],
    asks: [
      'solo score',
      'what is a good solo score',
      'ranks',
      'boss rank',
      'intern apprentice fellow'
    ],
    related: ['solo-deck', 'score-pad'],
    rulings: [25]
  }
};
