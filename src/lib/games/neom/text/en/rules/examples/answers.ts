import { figure } from '$lib/text/figure';
import { EFFECT_COINS } from '../../../../data/formulas';
import { sketchOf, type Sketch } from '../../../../rules/city';
import { paymentFor } from '../../../../rules/disasters';
import { incomeOf } from '../../../../rules/income';
import { legalCells } from '../../../../rules/placement';
import { pricesOf } from '../../../../rules/prices';
import { roadsFrom, type Edge } from '../../../../rules/roads';
import { scoreSketch } from '../../../../rules/scoring';
import type { Cell, City, Player, Table } from '../../../../rules/table';
import { placementEffects, tradePairs } from '../../../../rules/triggers';
import { coins, counted } from '../../amounts';
import { disasterText } from '../../disasters';
import { incomeLineText } from '../../income';
import { LEGEND } from '../../legend';
import { priceText } from '../../prices';
import { scoreLineText } from '../../score-lines';
import type { Example, Question } from './example';
import { withTile } from '../../../../rules/city-edit';

/** One thing the engine finds, with the spaces it rests on. */
export interface Answer {
  readonly text: string;
  readonly figure: string;
  readonly places: readonly Cell[];
}

type Of<A extends Question['ask']> = Extract<Question, { ask: A }>;

function scoreAnswers({ rows }: Of<'score'>, sketch: Sketch, money: number): readonly Answer[] {
  return scoreSketch(sketch, { money, finalIncomeIncluded: false })
    .lines.filter(({ category }) => rows.includes(category))
    .map((line) => ({
      text: scoreLineText(line),
      figure: figure(line.points),
      places: line.cell === null ? line.places : [...line.places, line.cell]
    }));
}

function pairAnswers(sketch: Sketch): readonly Answer[] {
  return tradePairs(sketch).map(([one, other]) => ({
    text: `${sketch.tiles[one]!.name} beside ${sketch.tiles[other]!.name}`,
    figure: coins(EFFECT_COINS['trade-office']),
    places: [one, other]
  }));
}

/** What placing the tile pays, the rest of the City being there already. */
function laterAnswers({ tile }: Of<'later-gains'>, city: City): readonly Answer[] {
  const cell = city.cells.findIndex((placed) => placed?.tile === tile);
  if (cell < 0) return [];
  const { lines } = placementEffects(withTile(city, cell, null), cell, city.cells[cell]!);
  return lines.map((line) => ({
    text: `${counted(line.count, 'Commercial tile')} directly connected, ${coins(EFFECT_COINS['tourism-board'])} each`,
    figure: coins(line.coins),
    places: [cell, ...line.places]
  }));
}

function disasterAnswers({ disaster }: Of<'disaster'>, sketch: Sketch): readonly Answer[] {
  const due = paymentFor(disaster, sketch);
  const payment: Answer = {
    text: `${LEGEND.names[disaster]}, to pay: ${disasterText.payment(due)}`,
    figure: coins(due.payment),
    places: due.counted
  };
  const spared: Answer = {
    text: `${counted(due.protected.length, 'tile')} protected`,
    figure: coins(0),
    places: due.protected
  };
  return due.protected.length > 0 ? [payment, spared] : [payment];
}

const placementAnswers = ({ tile, roads }: Of<'placements'>, city: City): readonly Answer[] => {
  const cells = legalCells(city, { tile, roads: roadsFrom([...roads] as Edge[]) }, 1);
  const empty = cells.filter((cell) => !city.cells[cell] && cell !== 12);
  return [
    { text: `${counted(empty.length, 'empty space')} with a path`, figure: '', places: empty },
    {
      text: `${counted(cells.length - empty.length, 'space')} by replacing`,
      figure: '',
      places: cells.filter((cell) => !empty.includes(cell))
    }
  ];
};

const SELLERS = ['the player to your left', 'the player across', 'the player to your right'];

/** Three sellers of Gold around the table, in seat order over the left. */
function priceAnswers(city: City): readonly Answer[] {
  const player = (id: string, own: City): Player => ({
    id,
    name: id,
    city: own,
    money: null,
    finalIncomeIncluded: true,
    routesUsed: []
  });
  const seller = withTile({ ...city, cells: city.cells.map(() => null) }, 0, {
    tile: 13,
    roads: null
  });
  const table: Table = {
    players: [player('you', city), ...SELLERS.map((name) => player(name, seller))],
    generation: 1,
    turn: 1,
    soloDeck: '1+',
    beginner: false,
    mode: 'score',
    finished: false
  };
  return pricesOf(table, 0)
    .gold.offers.toSorted((a, b) => a.seller! - b.seller!)
    .map((offer) => ({
      text: `From ${SELLERS[offer.seller! - 1]}: ${priceText.reason(offer)}`,
      figure: coins(offer.price),
      places: []
    }));
}

/** What the engine says about an example's City as it lies. */
export function answersOf({ question, money = 0 }: Example, city: City): readonly Answer[] {
  const sketch = sketchOf(city);
  switch (question.ask) {
    case 'score':
      return scoreAnswers(question, sketch, money);
    case 'income':
      return incomeOf(sketch, 3).lines.map((line) => ({
        text: incomeLineText(line),
        figure: coins(line.coins),
        places: [...line.places, line.cell]
      }));
    case 'trade-pairs':
      return pairAnswers(sketch);
    case 'later-gains':
      return laterAnswers(question, city);
    case 'disaster':
      return disasterAnswers(question, sketch);
    case 'placements':
      return placementAnswers(question, city);
    case 'prices':
      return priceAnswers(city);
  }
}
