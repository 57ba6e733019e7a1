import { tileOf } from '../../data/tiles';
import { edgesOf } from '../../rules/roads';
import type { Move } from '../../rules/moves';
import type { Cell, Table } from '../../rules/table';
import { placeName, roadWords } from './cells';
import { LEGEND } from './legend';
import { inSentence } from './names';
import { numbered } from './rules/tile-words';

const place = (cell: Cell): string => placeName(cell).toLowerCase();
const tileWords = (tile: number): string => numbered(tileOf(tile)!);

/** One move in one plain sentence, as a replay tells it. */
export function moveText(move: Move, before: Table): string {
  const name = (id: string): string => {
    const player = before.players.find((one) => one.id === id);
    return player ? inSentence(player.name) : id;
  };
  const tileAt = (id: string, cell: Cell): string => {
    const placed = before.players.find((one) => one.id === id)?.city.cells[cell];
    return placed ? tileWords(placed.tile) : 'a tile';
  };
  switch (move.type) {
    case 'add-player':
      return `${inSentence(move.name)} joins the table`;
    case 'remove-player':
      return `${name(move.player)} leaves the table`;
    case 'rename-player':
      return `${name(move.player)} is now called ${inSentence(move.name)}`;
    case 'set-board':
      return `${name(move.player)} has the ${LEGEND.names[move.cityGood]} board`;
    case 'set-seats':
      return 'The seats change';
    case 'place':
      return `${name(move.player)} places ${tileWords(move.tile)}, ${place(move.cell)}`;
    case 'remove':
      return `${name(move.player)} removes ${tileAt(move.player, move.cell)}`;
    case 'move':
      return `${name(move.player)} moves ${tileAt(move.player, move.from)} to ${place(move.to)}`;
    case 'swap':
      return `${name(move.player)} swaps ${tileAt(move.player, move.from)} and ${tileAt(move.player, move.to)}`;
    case 'set-roads':
      return `${tileAt(move.player, move.cell)} of ${name(move.player)}: ${move.roads === null ? 'roads not known' : roadWords(edgesOf(move.roads))}`;
    case 'choose-good':
      return `${name(move.player)} chooses ${move.good === null ? 'no Good' : LEGEND.names[move.good]}`;
    case 'clear-city':
      return `${name(move.player)} clears the City`;
    case 'take-city':
      return `${name(move.player)} takes a City handed over`;
    case 'set-money':
      return `${name(move.player)} has ${move.money === null ? 'money nobody has counted' : `£${move.money}`}`;
    case 'set-final-income':
      return `Final income of ${name(move.player)}: ${move.included ? 'counted already' : 'still to come'}`;
    case 'set-turn':
      return `Generation ${move.generation}, turn ${move.turn}`;
    case 'collect-income':
      return 'All collect their income';
    case 'pay':
      return `${name(move.player)} pays £${move.coins}`;
    case 'gain':
      return `${name(move.player)} gains £${move.coins}`;
    case 'buy':
      return `${name(move.player)} buys ${LEGEND.names[move.good]} for £${move.price}`;
    case 'sell':
      return `${name(move.player)} sells ${move.tile === null ? 'a tile' : tileWords(move.tile)}`;
    case 'discard':
      return `${name(move.player)} discards ${tileWords(move.tile)}`;
    case 'resolve-disaster':
      return `${name(move.player)} meets the ${LEGEND.names[move.disaster]}`;
    case 'use-route':
      return `${name(move.player)} uses the ${move.side === 'W' ? 'left' : 'right'} Trade Route`;
    case 'free-route':
      return `The ${move.side === 'W' ? 'left' : 'right'} Trade Route of ${name(move.player)} is free`;
    case 'set-goods-made':
      return `${name(move.player)} ticks Goods`;
    case 'set-mode':
      return move.mode === 'play' ? 'Playing along' : 'Scoring only';
    case 'set-solo-deck':
      return `Deck ${move.soloDeck}`;
    case 'set-beginner':
      return move.beginner ? 'Beginner’s variant' : 'Full game';
    case 'override-line':
      return `${name(move.player)}: a line by hand`;
    case 'remove-override':
      return 'A line by hand is taken out';
    case 'finish':
      return 'The table is finished';
    case 'reopen':
      return 'The table is open again';
  }
}
