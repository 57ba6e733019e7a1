import type { Fault } from '$lib/engine/result';
import { GAMES } from '$lib/games/registry';
import { keepText } from '$lib/text/keep';
import { keptGameOf } from './keep-game';

/** A fault of a file or a link as a sentence; what the shell does not know its game does. */
export async function faultWords(fault: Fault, game = GAMES[0]!.meta.id): Promise<string> {
  const known = keepText.fileFaults[fault.code] ?? keepText.receive.faults[fault.code];
  if (known) return known;
  const { keep } = (await keptGameOf(game)) ?? {};
  return keep?.faultText(fault) ?? fault.code;
}
