export { EXAMPLE_IDS } from './example-ids';
export type { Example } from './example';
export { EXAMPLES } from './rulebook-examples';
export { exampleOf } from './tile-examples';
export { answersOf } from './answers';
