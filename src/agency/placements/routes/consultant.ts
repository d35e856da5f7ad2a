import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { creditPlacement, giveUpReplacement, replacePlacement } from "../commands/remedies.ts";
import { checkIn, splitPlacement } from "../commands/splits.ts";
import { cancelPlacement, failPlacement, startPlacement } from "../commands/verbs.ts";
import * as contract from "../contract.ts";
import { placementsFile } from "../csv.ts";
import { placementOf } from "../queries/detail.ts";
import { placementList, placementsToDownload } from "../queries/list.ts";
import { savedPlacements } from "../saved-list.ts";

export function placementRoutes(): Bound[] {
  return [
    on(contract.placements, async ({ tx, actor, query }) =>
      placementList(tx, actor, await withView(tx, actor, savedPlacements, query)),
    ),
    onFile(contract.placementsCsv, async ({ database, actor, query, language }) => {
      const filters = await withView(database.db, actor, savedPlacements, query);
      const rows = await placementsToDownload(database.db, actor, filters);
      const { name, text } = placementsFile(rows, language);
      return csvReply(name, text);
    }),
    on(contract.placement, ({ tx, actor, params, asOf }) => placementOf(tx, actor, params.id, asOf)),
    on(contract.startPlacement, async ({ tx, actor, params: { id }, body, asOf }) => {
      await startPlacement(tx, actor, { id, start_date: body.start_date, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.cancelPlacement, async ({ tx, actor, params: { id }, body, asOf }) => {
      await cancelPlacement(tx, actor, { id, note: body.note, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.failPlacement, async ({ tx, actor, params: { id }, body, asOf }) => {
      const { left_on, reason_id, note } = body;
      await failPlacement(tx, actor, { id, left_on, reason_id, note, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.creditPlacement, async ({ tx, actor, params: { id }, asOf }) => {
      await creditPlacement(tx, actor, { id, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.replacePlacement, async ({ tx, actor, params: { id }, asOf }) => {
      await replacePlacement(tx, actor, { id, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.giveUpReplacement, async ({ tx, actor, params: { id }, asOf }) => {
      await giveUpReplacement(tx, actor, { id, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.splitPlacement, async ({ tx, actor, params: { id }, body, asOf }) => {
      const { splits, note, version } = body;
      await splitPlacement(tx, actor, { id, splits, note, version, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
    on(contract.checkIn, async ({ tx, actor, params: { id }, body, asOf }) => {
      const { day, side, answer, note } = body;
      await checkIn(tx, actor, { id, day, side, answer, note, asOf });
      return placementOf(tx, actor, id, asOf);
    }),
  ];
}
