import { whenIdle } from '../when-idle';
import type { LookUp } from './lookup-index';

/** What questions begin with. */
const BEGINNINGS = 'abcdefghijklmnopqrstuvwyz';

/**
 * Looks each letter up while the browser has nothing else to do: the first key finds its answer
 * made, and the next ones a search that is compiled.
 */
export function practise(lookUp: LookUp, beginnings = BEGINNINGS): void {
  if (beginnings === '') return;
  whenIdle(() => {
    lookUp(beginnings[0]!);
    practise(lookUp, beginnings.slice(1));
  });
}
