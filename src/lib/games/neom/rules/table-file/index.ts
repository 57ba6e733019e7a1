export { FORMAT, parseTableFile } from './parse';
export { skippedFields } from './skipped';
export { tableFileOf, type TableFile } from './write';
