export { FORMAT, parseTableFile, VERSION } from './parse';
export { skippedFields } from './skipped';
export { tableFileOf, type PlayerEntry, type TableFile, type TileEntry } from './write';
