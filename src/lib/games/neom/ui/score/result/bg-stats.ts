import type { TableScore } from '../../../rules/scoring';
import type { Table } from '../../../rules/table';
import { meta } from '../../../meta';
import { clipped } from '../../../text/en/names';

/** NEOM on BoardGameGeek. */
const BGG_ID = 246663;
const SOURCE = 'Town Clerk';
const PUSH = 'https://app.bgstatsapp.com/createPlay.html';

/** The whole play travels in an address, and addresses have an end. */
const MOST_COMMENT = 500;

/**
 * The link that hands a play to the BG Stats app, as its makers document it ("Push plays to BG Stats
 * from other apps or websites"). A day has no hour: noon keeps it the same day almost everywhere.
 */
export function bgStatsHref(id: string, table: Table, score: TableScore, today: string): string {
  const { at = null, place = null, note = null } = table.ending ?? {};
  const play = {
    sourceName: SOURCE,
    sourcePlayId: id,
    playDate: `${at ?? today} 12:00:00`,
    ...(place !== null && { location: place }),
    ...(note !== null && { comments: clipped(note, MOST_COMMENT) }),
    game: {
      name: meta.title,
      sourceGameId: meta.id,
      bggId: BGG_ID,
      highestWins: true,
      noPoints: false
    },
    // Said for everybody: on Android the app stumbles where either is left out.
    players: table.players.map(({ name }, seat) => ({
      name,
      sourcePlayerId: name,
      score: score.players[seat]!.pad.total,
      winner: score.winners.includes(seat),
      startPlayer: false,
      rank: 1 + score.players.filter(({ pad }) => pad.total > score.players[seat]!.pad.total).length
    }))
  };
  return `${PUSH}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
