import { createReplacement, endReplacement } from "#agency/job-orders/commands/replacement.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays } from "#platform/reference/calendar.ts";
import { type PlacementStatus, placementLife } from "../lifecycle.ts";
import { findPlacement, type PlacementRow } from "../queries/shared/find.ts";
import { replacementDays } from "../terms.ts";
import { factsOf } from "./facts.ts";
import { change, recordPlacement, recordStatus } from "./verbs.ts";

interface Act {
  id: number;
  asOf: Date;
}

/** Chooses the credit of 40% for the client's next fee. @throws Problem 404, 409 `remedy_chosen` or `placement_state_changed` */
export async function creditPlacement(tx: Tx, actor: ConsultantActor, { id, asOf }: Act): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  assertNoRemedy(row);
  placementLife.check("credit", row.role, row.status, factsOf(row, asOf));
  await insertCredit(tx, actor, row, asOf);
}

/**
 * Chooses the free replacement: a new order of the client with one opening and without a fee.
 * @throws Problem 404, 409 `remedy_chosen`, `replacement_late` or `placement_state_changed`
 */
export async function replacePlacement(tx: Tx, actor: ConsultantActor, { id, asOf }: Act): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  assertNoRemedy(row);
  const facts = factsOf(row, asOf);
  if (row.left_on !== null && !facts.replaceable) {
    const date = addDays(row.left_on, replacementDays);
    throw conflict("replacement_late", row.status, { date });
  }
  const to = placementLife.check("replace", row.role, row.status, facts) as PlacementStatus;
  await change(tx, row, to, {});
  const replaced = { placementId: id, clientId: row.client_id, jobId: row.job_id, jobTitle: row.job_title };
  await createReplacement(tx, actor, replaced, asOf);
  await recordStatus(tx, row, to, { by: actor, at: asOf, note: null });
}

/**
 * Gives up a replacement whose order was lost or cancelled; the client gets the credit instead.
 * @throws Problem 404, 409 `placement_state_changed` or `order_state_changed`
 */
export async function giveUpReplacement(tx: Tx, actor: ConsultantActor, { id, asOf }: Act): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  const to = placementLife.check("give_up", row.role, row.status, factsOf(row, asOf)) as PlacementStatus;
  await endReplacement(tx, id);
  await change(tx, row, to, {});
  await recordStatus(tx, row, to, { by: actor, at: asOf, note: null });
  await insertCredit(tx, actor, row, asOf);
}

/** @throws Problem 409 `remedy_chosen` with the remedy */
function assertNoRemedy(row: PlacementRow): void {
  const remedy = row.credit_id !== null ? "credit" : row.status === "replacement" ? "replacement" : null;
  if (remedy !== null) throw conflict("remedy_chosen", remedy, { remedy });
}

async function insertCredit(tx: Tx, actor: ConsultantActor, row: PlacementRow, asOf: Date): Promise<void> {
  await tx
    .insertInto("credits")
    .values({
      client_id: row.client_id,
      placement_id: row.id,
      created_at: asOf,
      created_by: actor.accountId,
    })
    .execute();
  const data = { placement: row.id, what: "credit" } as const;
  await recordPlacement(tx, row, "placement_update", data, { by: actor, at: asOf });
}
