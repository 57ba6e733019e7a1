export { play } from './monkey';
export { visit } from './visit';
