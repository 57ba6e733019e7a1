import { ok, type Result } from '$lib/engine/result';
import type { Answerer } from '../answer';
import type { Options } from '../arguments';
import type { CommandName } from '../command-options';
import { disasterAnswer } from './disaster';
import { placeAnswer } from './place';
import { pricesAnswer } from './prices';
import { scoreAnswer } from './score';

const COMMANDS: Readonly<Record<CommandName, (options: Options) => Result<Answerer>>> = {
  score: () => ok(scoreAnswer),
  prices: (options) => ok(pricesAnswer(options)),
  disaster: disasterAnswer,
  place: placeAnswer
};

export const answererFor = (command: CommandName, options: Options): Result<Answerer> =>
  COMMANDS[command](options);
