import type { RuleId } from './rule-ids';
import type { RulingNumber } from './ruling-numbers';

/** How this app reads the rulebook where it is silent, ambiguous or misprinted. */
export interface Ruling {
  readonly title: string;
  /** As it comes up at the table. */
  readonly question: string;
  readonly text: string;
  readonly reason: string;
  readonly rule: RuleId;
  /** Tiles it speaks about by number. */
  readonly tiles?: readonly number[];
}

export const RULINGS: Readonly<Record<RulingNumber, Ruling>> = {
  1: {
    title: 'The rulebook beats every summary',
    question: 'Is a summary right where it differs from the rulebook?',
    text: 'Pollution goes by the mark, not by color. The supply sells Goods, and Trade Route discounts add up, only with one or two players. The limit on Cornerstones is a number in the City, not one per Generation.',
    reason: 'Summaries that go round say otherwise; the rulebook is clear on all four.',
    rule: 'score-pad',
    tiles: [15, 16, 58, 79, 120]
  },
  2: {
    title: 'Tile 101 belongs to Generation 3',
    question: 'Which Generation does tile 101 belong to?',
    text: 'The Nuclear Power Plant is a Generation 3 tile.',
    reason:
      'The index says II, but its number lies among those of Generation 3, and only so has every Generation the same number of tiles.',
    rule: 'tiles-left-out',
    tiles: [101]
  },
  3: {
    title: 'Two spellings, one thing',
    question: 'Are Diamond and Diamonds two Goods?',
    text: 'Diamond and Diamonds are the same Good. Number 59 is tile 059.',
    reason:
      'The rulebook uses both spellings for one token, and prints one number without its zero.',
    rule: 'goods-tiers',
    tiles: [47, 59]
  },
  4: {
    title: 'Roads are read from the cardboard',
    question: 'Why does the app not know the roads of a tile?',
    text: 'The app never makes up the roads of a tile. They are tapped in once for each number; until then the tile counts as having none and the figures that depend on it are marked.',
    reason:
      'The printed road pictures are not in the sources the app was made from, and a silent zero would be a wrong score.',
    rule: 'optional-roads'
  },
  5: {
    title: 'Each number is in the box once',
    question: 'Is every tile in the box only once?',
    text: '001 to 040 are Generation 1, 041 to 080 Generation 2, 081 to 120 Generation 3, 121 to 150 Cornerstones. Six City boards, one for each Raw Good.',
    reason:
      'So the numbers and the counts of the rulebook fit together. A number seen twice at a table is a slip of entry.',
    rule: 'box'
  },
  6: {
    title: 'What the City Center is',
    question: 'Does the City Center count as a tile?',
    text: 'A Resource tile wherever tiles or types are counted, with roads on all four sides, but without a number and never sacrificed. It is back whenever the tile over it is gone.',
    reason:
      'The rulebook calls it a Resource tile and says it is not an actual tile; both hold together this way.',
    rule: 'city-center',
    tiles: [136, 143, 145, 131]
  },
  7: {
    title: 'Direct connection',
    question: 'When are two tiles directly connected?',
    text: 'Two tiles side by side are directly connected when both have a road on the shared edge.',
    reason: 'A road that meets no road leads nowhere.',
    rule: 'direct-connection'
  },
  8: {
    title: 'Where Trade Routes begin',
    question: 'When is a Trade Route active?',
    text: 'At the outer edges of the first and the last space of the middle row. A route is active while the tile there has a road on that edge, connected to the City Center or not.',
    reason: 'The rulebook keeps a route alive after its way to the City Center is lost.',
    rule: 'trade-route'
  },
  9: {
    title: 'Placing, exactly',
    question: 'When are the tiles a placement needs counted?',
    text: 'The space is empty, or holds a Resource tile or a tile that shares a type. After placing, a path leads to the middle space. The Cornerstone limit is counted after, a need for three tiles before the placement.',
    reason:
      'Replacing one Cornerstone by another keeps their number, and tiles needed must have been placed on earlier turns.',
    rule: 'where',
    tiles: [83, 94, 99]
  },
  10: {
    title: 'Goods count once',
    question: 'May the Modular Factory change its Good later?',
    text: 'A City’s Goods are what its tiles and the City Center make, each once. The Modular Factory’s Good is chosen when it is placed and stays.',
    reason:
      'There is never more than one token of a Good; a choice to be made anew each turn would be said so.',
    rule: 'good-tokens',
    tiles: [137]
  },
  11: {
    title: 'Tiles with two types',
    question: 'Does a tile with two types count twice?',
    text: 'Where tiles are counted they count once, where a type is counted for each of their types. A tile is never nearby itself.',
    reason:
      'A Disaster asks for money per tile; a Casino asks how many Residential tiles there are.',
    rule: 'two-types',
    tiles: [86, 87, 134, 140]
  },
  12: {
    title: 'Neighborhood points',
    question: 'Is a single Residential tile a Neighborhood?',
    text: 'Residential tiles joined by direct connections, with points by size and a fixed step beyond the eighth tile.',
    reason: 'As printed; single tiles are Neighborhoods too.',
    rule: 'neighborhoods'
  },
  13: {
    title: 'Pollution, exactly',
    question: 'Does one polluting tile cost points more than once?',
    text: 'Counted for each Residential tile: more for a polluting tile beside it, less for a diagonal one. One polluter can cost points several times.',
    reason: 'The rulebook counts from the Residential tile and adds up.',
    rule: 'pollution'
  },
  14: {
    title: 'Money for points',
    question: 'Does the final income count for points?',
    text: 'Half the cash after the final income, rounded down. The final income is that of the City as it stands at the end.',
    reason: 'Income of Generation 3 is paid before scoring.',
    rule: 'money-points'
  },
  15: {
    title: 'Treasury and Finance Department',
    question: 'Which money do Treasury and Finance Department count?',
    text: 'The Treasury counts full £5 of cash without the final income, the Finance Department full £5 of the final income.',
    reason: 'Between them each coin is looked at once.',
    rule: 'variable-money',
    tiles: [60, 149]
  },
  16: {
    title: 'City Hall and two-typed tiles',
    question: 'May one tile be two parts of a City Hall set?',
    text: 'Three times the smallest of the three counts. A tile with two types is in both counts, so it may stand for both in one set.',
    reason: 'The rulebook’s own shortcut is to take the smallest of the three numbers.',
    rule: 'variable-counts',
    tiles: [125, 86, 87]
  },
  17: {
    title: 'Chamber of Commerce',
    question: 'Is a tile with two types near its own shop?',
    text: 'A Residential tile counts with two or more Commercial tiles nearby. A two-typed tile is not nearby itself.',
    reason: 'Nearby means the spaces around.',
    rule: 'variable-nearby',
    tiles: [127, 86, 87]
  },
  18: {
    title: 'Prison',
    question: 'Which Residential tiles does the Prison count?',
    text: 'Residential tiles that print 0, 1 or 2 points. Apartments & Retail counts; the Penthouse, with its question mark, does not.',
    reason: 'A question mark is not a printed number.',
    rule: 'variable-counts',
    tiles: [130, 87, 135]
  },
  19: {
    title: 'Bus Depot',
    question: 'How are two steps counted for the Bus Depot?',
    text: 'Industrial tiles at most two orthogonal steps from a Residential tile, so a diagonal neighbor is two steps away. Roads do not matter.',
    reason: 'The rulebook counts distances orthogonally and speaks of no roads.',
    rule: 'variable-places',
    tiles: [142]
  },
  20: {
    title: 'Zoning Authority',
    question: 'Does the Zoning Authority count the City Center?',
    text: 'Half a point for each tile that shares a type with an orthogonal neighbor, rounded down at the end. The City Center counts as a tile and as a neighbor.',
    reason: 'It is a Resource tile wherever tiles are counted (NEOM-6).',
    rule: 'variable-places',
    tiles: [143]
  },
  21: {
    title: 'Parking Authority',
    question: 'May road squares overlap?',
    text: 'A block of two by two counts when all four inner edges are direct connections. Blocks may overlap, and the City Center may be one of the four.',
    reason: 'The rulebook lets a tile be part of several squares.',
    rule: 'variable-roads',
    tiles: [131]
  },
  22: {
    title: 'Efficiency Office',
    question: 'Does the Efficiency Office count several clusters?',
    text: 'Two points for each tile of the largest Industrial cluster; of several equally large ones only one counts.',
    reason: 'The rulebook speaks of the largest cluster, one.',
    rule: 'variable-roads',
    tiles: [144]
  },
  23: {
    title: 'Other formulas',
    question: 'Which tiles do these formulas count?',
    text: 'Hydroelectric Power starts at 11 and loses one for each nearby tile other than Resource tiles. Park, Hospital, Penthouse, Metro Station and Air Quality Department count as their pages say.',
    reason: 'Put down so that every formula can be checked.',
    rule: 'variable-nearby',
    tiles: [140, 126, 118, 135, 134, 138]
  },
  24: {
    title: 'Tiles without points',
    question: 'Does this tile score points?',
    text: 'Insurance Office, Trade Office, Tourism Board and Investment Firm score 0.',
    reason: 'The index refers to a text below, and nothing there is a point.',
    rule: 'score-tiles',
    tiles: [133, 146, 150, 141]
  },
  25: {
    title: 'Ties and solo ranks',
    question: 'Who wins a tie?',
    text: 'A tie is a shared victory. Solo ranks go by the tiles used.',
    reason: 'As printed; there is no tiebreaker.',
    rule: 'ties'
  },
  26: {
    title: 'Income, exactly',
    question: 'Does a tile that pays per tile count itself?',
    text: 'The sum over the tiles. Casino, Trading Post, Shopping Center and Tour Operator count tiles of a type, themselves where they fit; the Tour Operator counts the City Center.',
    reason: 'A Shopping Center is a Commercial tile in your City like any other.',
    rule: 'income',
    tiles: [121, 122, 123, 136, 36]
  },
  27: {
    title: 'Money on placing and later',
    question: 'When does this tile pay?',
    text: 'The printed gain, at once. The Trade Office pays for each side-by-side pair of a Commercial and an Industrial tile. Merchant Union, Tourism Board and Investment Firm pay for what comes after them.',
    reason: 'None of the last three pays for its own placement.',
    rule: 'money-later',
    tiles: [146, 132, 150, 141]
  },
  28: {
    title: 'Prices with three to five players',
    question: 'What does a Good cost with three to five players?',
    text: 'Base price, £1 more for each player between, £1 less with your own route on the side you count over. You choose the side. If nobody makes the Good it cannot be had. The next player is on your left.',
    reason: 'Routes do not add up in this game size, and the supply does not sell.',
    rule: 'buying-goods'
  },
  29: {
    title: 'Prices with two players',
    question: 'What does a Good cost with two players?',
    text: 'From the opponent if they make it, else from the supply: base price less £1 for each active route, at least £1.',
    reason: 'As printed for the two-player game.',
    rule: 'two-buying'
  },
  30: {
    title: 'Prices alone',
    question: 'What does a Good cost alone?',
    text: 'From the supply; more tiers with each Generation. Each active route takes £1 off once a Generation; a Good costs at least £1.',
    reason: 'As printed for the solo game.',
    rule: 'solo-buying'
  },
  31: {
    title: 'Postal Service and Import Office together',
    question: 'May Postal Service and Import Office help with one tile?',
    text: 'Each stands for one Good of each requirement; both may serve one placement, for different Goods; neither serves its own.',
    reason: 'Both work on every later placement, and each covers exactly one Good.',
    rule: 'virtual-goods',
    tiles: [59, 111]
  },
  32: {
    title: 'Either–or requirements',
    question: 'Which way of an either–or is taken?',
    text: 'The cheapest way is shown first, the others on request.',
    reason: 'The choice is yours.',
    rule: 'either-or',
    tiles: [16, 60, 77]
  },
  33: {
    title: 'Disaster payments',
    question: 'What comes first, protection or insurance?',
    text: 'Protection lowers the count first, then the Insurance Office halves the sum, rounded down. Protecting tiles protect themselves too. To pay you need the cash.',
    reason: 'Insurance halves the penalty, and the penalty is what protection leaves.',
    rule: 'pay-or-sacrifice',
    tiles: [17, 38, 56, 70, 57, 71, 102, 119, 139, 133, 24, 64, 104]
  },
  34: {
    title: 'Sacrifices',
    question: 'What if the City cannot give all the tiles?',
    text: 'Flood: one tile other than a Resource tile. Fire: any two. Crime Spree: one Residential, one Commercial, one Industrial, three different tiles. As many as the City can give; never the City Center.',
    reason: 'A two-typed tile leaves the City once, so it can stand for one type only.',
    rule: 'too-few-tiles',
    tiles: [24, 64, 104]
  },
  35: {
    title: 'Who a Disaster hits',
    question: 'Does a Disaster hit the player who selected it?',
    text: 'Everybody but the player who selected it; alone, you, unless you selected it in the first three turns.',
    reason: 'As printed for each number of players.',
    rule: 'disaster-selected',
    tiles: [24, 64, 104]
  }
};
