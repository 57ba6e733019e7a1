import { figure } from '$lib/text/figure';
import { PAD_ROWS } from '../../../rules/scoring';
import { inSentence } from '../../../text/en/names';
import { scorePage } from '../../../text/en/score-page';
import { padRowNames } from '../../../text/en/score-lines';
import type { PlayerResult, TableResult } from './result';

const playerText = ({ name, pad }: PlayerResult): string =>
  `${inSentence(name)} ${figure(pad.total)}: ${PAD_ROWS.map((row) => `${padRowNames[row]} ${figure(pad[row])}`).join(', ')}`;

/** A result as plain text for a message: the best first, a line each. */
export const resultText = ({ headline, beside, occasion, note, players }: TableResult): string =>
  [
    occasion,
    headline,
    ...(beside === null ? [] : [beside]),
    '',
    ...players.toSorted((a, b) => b.pad.total - a.pad.total).map(playerText),
    ...(note === null ? [] : ['', note]),
    '',
    scorePage.result.made
  ].join('\n');
