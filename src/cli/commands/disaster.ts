import { ok, type Result } from '$lib/engine/result';
import { oneOf, within } from '$lib/engine/schema';
import { DISASTERS, type Disaster } from '$lib/games/neom/data/tile-row';
import { cityTileOf } from '$lib/games/neom/data/tiles';
import { disasterFor, type DisasterAnswer } from '$lib/games/neom/rules/sacrifice';
import type { Cell, Player } from '$lib/games/neom/rules/table';
import { clerkText } from '$lib/games/neom/text/en/clerk';
import { disasterText } from '$lib/games/neom/text/en/disasters';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { seatOf, spot, type Answer, type Answerer } from '../answer';
import type { Options } from '../arguments';

const kindOf = oneOf(DISASTERS, 'disaster/kind');

const inJson = ({ name }: Player, answer: DisasterAnswer) => ({
  name,
  affected: answer.affected,
  payment: answer.payment,
  protected: answer.protected.map(spot),
  affordable: answer.affordable,
  totalIfPaid: answer.totalIfPaid,
  bestSacrifice: {
    cells: answer.bestSacrifice.cells.map(spot),
    total: answer.bestSacrifice.total
  }
});

const tileName = ({ city }: Player, cell: Cell): string =>
  `${cityTileOf(city.cells[cell]!.tile).name} (${clerkText.space(...spot(cell))})`;

function sacrificeText(
  player: Player,
  { bestSacrifice: { cells, total } }: DisasterAnswer
): string {
  if (cells.length === 0) return disasterText.nothingToGive(total);
  return disasterText.sacrifice(
    cells.map((cell) => tileName(player, cell)),
    total
  );
}

function inWords(player: Player, answer: DisasterAnswer): string {
  if (!answer.affected) return `${player.name} ${disasterText.notAffected}`;
  const { payment, totalIfPaid } = answer;
  return [
    player.name,
    `  ${disasterText.payment(answer)}`,
    `  ${totalIfPaid === null ? disasterText.cannotPay(payment) : disasterText.pay(payment, totalIfPaid)}`,
    `  ${sacrificeText(player, answer)}`
  ].join('\n');
}

const inShort = ({ name }: Player, { payment, totalIfPaid, bestSacrifice }: DisasterAnswer) =>
  `${name}: £${payment} → ${totalIfPaid ?? '-'}, sacrifice → ${bestSacrifice.total}`;

const answerFor =
  (kind: Disaster, selectedBy: string | undefined): Answerer =>
  (table) => {
    const seat: Result<number | null> =
      selectedBy === undefined ? ok(null) : seatOf(table, selectedBy);
    if (!seat.ok) return seat;
    const answers = disasterFor(table, kind, seat.value);
    const each = <T>(make: (player: Player, answer: DisasterAnswer) => T): T[] =>
      table.players.map((player, index) => make(player, answers[index]!));
    return ok<Answer>({
      json: () => ({ players: each(inJson) }),
      text: () => [LEGEND.names[kind], ...each(inWords)].join('\n'),
      line: () => each(inShort).join('; ')
    });
  };

export function disasterAnswer(options: Options): Result<Answerer> {
  const kind = kindOf(options.kind);
  if (!kind.ok) return { ok: false, fault: within('--kind', kind.fault) };
  return ok(answerFor(kind.value, options['selected-by']));
}
