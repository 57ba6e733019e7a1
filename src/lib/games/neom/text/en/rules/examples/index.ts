export { EXAMPLE_IDS, type ExampleId } from './example-ids';
export type { Example } from './example';
export { EXAMPLES } from './rulebook-examples';
export { exampleOf } from './tile-examples';
export { answersOf, type Answer } from './answers';
