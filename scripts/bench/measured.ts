/** What the bench of the rules measures, as one bundle. */
export { sketchOf } from '$lib/games/neom/rules/city';
export { placementsOf } from '$lib/games/neom/rules/placement';
export { bestSacrifice, disasterFor } from '$lib/games/neom/rules/sacrifice';
export { scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
export { parseTableFile } from '$lib/games/neom/rules/table-file';
