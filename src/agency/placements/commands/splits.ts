import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion } from "#people/accounts/commands/edited.ts";
import type { checkIn as contractOfCheckIn, splitPlacement as contractOfSplits } from "../contract.ts";
import { placementLife, splitBeforePayment } from "../lifecycle.ts";
import { findPlacement } from "../queries/shared/find.ts";
import type { SplitLog } from "../terms.ts";
import { insertSplits } from "./create.ts";
import { factsOf } from "./facts.ts";
import { mailLeaving, notifyAm } from "./notify.ts";
import { recordPlacement } from "./verbs.ts";

/** The sum of all shares, in basis points. */
const whole = 10_000;

/**
 * Shares a fee among people of the agency. After the payment, an administrator gives a reason.
 * @throws Problem 404, 409 `placement_state_changed` or `splits_edited`, 422 `split_total`, `split_person` or `note_required`
 */
export async function splitPlacement(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, splits, note, version }: BodyOf<typeof contractOfSplits> & { id: number; asOf: Date },
): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  placementLife.check("split", row.role, row.status, factsOf(row, asOf));
  await assertVersion(tx, "splits_edited", version, row, () => ["splits"]);
  if (splits.reduce((sum, { bps }) => sum + bps, 0) !== whole) throw invalid("/splits", "split_total");
  if (!splitBeforePayment.some((status) => status === row.status) && note === null)
    throw invalid("/note", "note_required");
  const ids = [...new Set(splits.map(({ account_id }) => account_id))];
  const people = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", ids)
    .where("agency_id", "=", actor.agencyId)
    .execute();
  const unknown = splits.findIndex(({ account_id }) => !people.some((person) => person.id === account_id));
  if (unknown >= 0) throw invalid(`/splits/${unknown}/account_id`, "split_person");
  await insertSplits(tx, row, splits);
  await tx
    .updateTable("placements")
    .set({ version: row.version + 1, edited_by: actor.accountId, edited_at: asOf })
    .where("id", "=", id)
    .execute();
  const data = { placement: id, note, before: logOf(row.splits), after: logOf(splits) };
  await recordPlacement(tx, row, "placement_splits", data, { by: actor, at: asOf });
}

const logOf = (shares: readonly SplitLog[]): SplitLog[] =>
  shares.map(({ account_id, role, bps }) => ({ account_id, role, bps }));

/** Records a check-in. The AM is notified when the person wants to leave. @throws Problem 404, 409 `placement_state_changed` */
export async function checkIn(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, day, side, answer, note }: BodyOf<typeof contractOfCheckIn> & { id: number; asOf: Date },
): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  placementLife.check("check_in", row.role, row.status, factsOf(row, asOf));
  const entry = { answer, note, at: asOf, by_id: actor.accountId };
  await tx
    .insertInto("check_ins")
    .values({ placement_id: id, day, side, ...entry })
    .onConflict((clash) => clash.columns(["placement_id", "day", "side"]).doUpdateSet(entry))
    .execute();
  const data = { placement: id, what: "check_in" } as const;
  await recordPlacement(tx, row, "placement_update", data, { by: actor, at: asOf });
  if (answer !== "leaving") return;
  await notifyAm(tx, row, "leaving", asOf);
  await mailLeaving(tx, row, side, asOf);
}
