import { PAD_ROWS } from '../../../rules/scoring';
import { inSentence } from '../../../text/en/names';
import { scorePage } from '../../../text/en/score-page';
import { padRowNames } from '../../../text/en/score-lines';
import type { PlayerResult, TableResult } from './result';

const playerText = ({ name, figures }: PlayerResult): string =>
  `${inSentence(name)} ${figures.total}: ${PAD_ROWS.map((row) => `${padRowNames[row]} ${figures[row]}`).join(', ')}`;

/** A result as plain text for a message: the best first, a line each. */
export const resultText = ({
  headline,
  beside,
  occasion,
  note,
  remarks,
  players
}: TableResult): string =>
  [
    occasion,
    headline,
    ...(beside === null ? [] : [beside]),
    '',
    ...players.toSorted((a, b) => b.pad.total - a.pad.total).map(playerText),
    ...(remarks.length === 0 ? [] : ['', ...remarks]),
    ...(note === null ? [] : ['', note]),
    '',
    scorePage.result.made
  ].join('\n');
