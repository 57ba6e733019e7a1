import { disasterPrice } from './rule-figures';
import type { ChapterText } from './rule-text';

export const disasters: ChapterText<'disasters'> = {
  'disaster-selected': {
    title: 'Selecting a Disaster',
    body: [
      'It is never placed or sold, and it takes the place of your action: no tile, no Cornerstone, no £5. At the end of the turn it hits everybody but you.'
    ],
    asks: [
      'can I sell a disaster',
      'what happens when I take a disaster',
      'do I get an action with a disaster',
      'does the disaster hit me too',
      'who is hit by the disaster'
    ],
    related: ['flood', 'fire', 'crime-spree', 'selling', 'two-disasters', 'solo-disasters'],
    rulings: [35]
  },
  'disaster-unselected': {
    title: 'A Disaster nobody selects',
    body: [
      'One Disaster is in each deck: Flood, then Fire, then Crime Spree. If nobody selects it, it does not happen, and there is no carrying over. Alone, it happens anyway.'
    ],
    asks: [
      'what if nobody takes the disaster',
      'does the disaster always happen',
      'how many disasters are there'
    ],
    related: ['disaster-selected', 'solo-disasters', 'last-turn'],
    rulings: [35]
  },
  flood: {
    title: 'Flood (Generation 1)',
    body: [
      `Every tile but the Resource tiles costs you ${disasterPrice('flood')}; or you sacrifice one of them.`,
      'Resource tiles are not counted and cannot be given. Nothing protects from Flood.'
    ],
    asks: [
      'how does flood work',
      'what does the flood cost',
      'protection against flood',
      'flood penalty'
    ],
    related: ['pay-or-sacrifice', 'insurance', 'removing'],
    rulings: [33, 34]
  },
  fire: {
    title: 'Fire (Generation 2)',
    body: [
      `Either pay ${disasterPrice('fire')} for each Residential, Commercial, Industrial and Public tile without Fire Protection, or sacrifice any two tiles, Resource tiles too.`
    ],
    asks: [
      'how does fire work',
      'what does the fire cost',
      'can I sacrifice resource tiles to fire',
      'fire penalty'
    ],
    related: ['fire-protection', 'pay-or-sacrifice', 'insurance', 'too-few-tiles'],
    rulings: [33, 34],
    example: 'fire'
  },
  'crime-spree': {
    title: 'Crime Spree (Generation 3)',
    body: [
      `Either pay ${disasterPrice('crime-spree')} for each Residential, Commercial and Industrial tile without Police Protection, or sacrifice one of each of the three types.`,
      'Public and Resource tiles are not counted.'
    ],
    asks: [
      'how does crime spree work',
      'what does the crime spree cost',
      'do public tiles count for crime',
      'crime penalty',
      'burglars'
    ],
    related: ['police-protection', 'pay-or-sacrifice', 'too-few-tiles', 'insurance'],
    rulings: [33, 34],
    example: 'crime-spree'
  },
  'pay-or-sacrifice': {
    title: 'Pay or sacrifice',
    body: [
      'Each player chooses alone. You may sacrifice although you could pay; to pay you need the cash. You cannot pay a part.',
      'Protected tiles may be sacrificed: protection only lowers the payment.'
    ],
    asks: [
      'what if I cannot pay for a disaster',
      'not enough money for the disaster',
      'can I choose to lose tiles instead',
      'can I sacrifice a protected tile',
      'pay or lose tiles'
    ],
    related: ['too-few-tiles', 'removing', 'insurance', 'center-never-sacrificed'],
    rulings: [33, 34]
  },
  'too-few-tiles': {
    title: 'When there are too few tiles to sacrifice',
    body: [
      'Give as many of the tiles asked for as your City has. A missing type is not made up for with another tile. A tile with two types is given once, for one of them.'
    ],
    asks: [
      'I have no commercial tile to sacrifice',
      'no tiles to sacrifice',
      'what if I do not have one of each type'
    ],
    related: ['crime-spree', 'pay-or-sacrifice', 'two-types'],
    rulings: [34]
  },
  'fire-protection': {
    title: 'Fire Protection',
    body: [
      'A Fire Department protects itself and the up to eight tiles around it from the Fire payment. The Public Safety Department does the same. Roads do not matter, and several may stand in one City.'
    ],
    asks: [
      'what does the fire department do',
      'does the fire department protect itself',
      'fire department diagonal',
      'how far does fire protection reach'
    ],
    related: ['fire', 'nearby', 'police-protection', 'pay-or-sacrifice'],
    rulings: [33],
    example: 'fire'
  },
  'police-protection': {
    title: 'Police Protection',
    body: [
      'A Police Department protects the up to eight tiles around it from the Crime Spree payment; Public tiles like itself are not counted anyway. The Public Safety Department does the same.'
    ],
    asks: [
      'what does the police department do',
      'police protect diagonal',
      'protection from crime',
      'how far does police protection reach'
    ],
    related: ['crime-spree', 'nearby', 'fire-protection'],
    rulings: [33],
    example: 'crime-spree'
  },
  insurance: {
    title: 'Insurance Office',
    body: [
      'If you pay, you pay half of what is left after protection, rounded down. If you sacrifice tiles, it does not help.'
    ],
    asks: [
      'how does the insurance office work',
      'half of the disaster',
      'insurance rounding',
      'does insurance save tiles'
    ],
    related: ['pay-or-sacrifice', 'flood', 'fire', 'crime-spree'],
    rulings: [33]
  },
  'center-never-sacrificed': {
    title: 'The City Center is never sacrificed',
    body: ['It is not a tile, so it cannot be given to a Disaster. A tile that covers it can.'],
    asks: ['can I sacrifice the city center', 'lose the city centre to fire'],
    related: ['city-center', 'fire', 'pay-or-sacrifice'],
    rulings: [6, 34]
  }
};
