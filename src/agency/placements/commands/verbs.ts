import { lastWarrantyDay, warrantyDenial } from "#agency/fees/warranty.ts";
import { type Tx, transition } from "#kit/db.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type Doer, record } from "#people/activities/commands.ts";
import type { ActivityData } from "#people/activities/terms.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { type PlacementStatus, placementLife } from "../lifecycle.ts";
import { findPlacement, type PlacementRow } from "../queries/shared/find.ts";
import { factsOf } from "./facts.ts";
import { notifyAm, notifyClientOfFailure } from "./notify.ts";

interface Act {
  id: number;
  asOf: Date;
}

/**
 * Confirms the first day of work, from which the warranty runs. An administrator corrects the day later.
 * @throws Problem 404, 409 `placement_not_due`, 422 `start_before_offer`
 */
export async function startPlacement(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, start_date }: Act & { start_date?: string | undefined },
): Promise<void> {
  const found = await findPlacement(tx, actor, id, true);
  const row = { ...found, start_date: start_date ?? found.start_date };
  const to = placementLife.check("start", found.role, row.status, factsOf(row, asOf)) as PlacementStatus;
  await assertAfterOffer(tx, row);
  const terms = { days: row.warranty_days, basis: row.warranty_basis, holidays: await holidaysOf(tx) };
  const warranty_until = lastWarrantyDay(row.start_date, terms);
  const set = { start_date: row.start_date, started_at: found.started_at ?? asOf, warranty_until };
  await change(tx, row, to, set);
  await recordPlacement(
    tx,
    row,
    "placement_update",
    { placement: id, what: "start" },
    { by: actor, at: asOf },
  );
  if (found.started_at === null) await notifyAm(tx, row, "started", asOf);
}

/** @throws Problem 422 `start_before_offer` for a first day of work before the accepted offer */
async function assertAfterOffer(tx: Tx, row: PlacementRow): Promise<void> {
  const offer = await tx
    .selectFrom("offers")
    .select("offer_date")
    .where("applicant_id", "=", row.applicant_id)
    .where("status", "=", "accepted")
    .executeTakeFirst();
  if (offer && row.start_date < offer.offer_date)
    throw invalid("/start_date", "start_before_offer", { date: offer.offer_date });
}

/** Cancels a placement whose person never started. @throws Problem 404, 409 `placement_state_changed` */
export async function cancelPlacement(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, note }: Act & { note: string | null },
): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  const to = placementLife.check("cancel", row.role, row.status, factsOf(row, asOf)) as PlacementStatus;
  await change(tx, row, to, {});
  await recordStatus(tx, row, to, { by: actor, at: asOf, note });
}

/**
 * Reports that the person left within the warranty, and notifies the client of both remedies. The fee stays due.
 * @throws Problem 404, 409 `warranty_over`, `warranty_report_late` or `placement_state_changed`, 422 at /left_on
 */
export async function failPlacement(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, ...left }: Act & { left_on: string; reason_id: number; note: string | null },
): Promise<void> {
  const row = await findPlacement(tx, actor, id, true);
  const to = placementLife.check("fail", row.role, row.status, factsOf(row, asOf)) as PlacementStatus;
  const today = dayOf(asOf);
  if (left.left_on < row.start_date || left.left_on > today) throw invalid("/left_on", "left_before_start");
  const until = row.warranty_until ?? row.start_date;
  const denial = warrantyDenial({ leftOn: left.left_on, reportedOn: today }, until);
  // An administrator accepts a late report.
  if (denial === "warranty_over" || (denial && row.role !== "admin"))
    throw conflict(denial, { warranty_until: until }, { date: until });
  const set = { left_on: left.left_on, left_reason: left.reason_id, left_note: left.note };
  await change(tx, row, to, set);
  await recordStatus(tx, row, to, { by: actor, at: asOf, note: null });
  await notifyAm(tx, row, "failed", asOf);
  await notifyClientOfFailure(tx, row, left.left_on);
}

/** Writes a status, which may be the present one, with the columns that change with it. */
export async function change(
  tx: Tx,
  row: PlacementRow,
  to: PlacementStatus,
  set: Parameters<typeof transition<"placements">>[3]["set"] & object,
): Promise<void> {
  await transition(
    tx,
    "placements",
    row.id,
    { from: { status: row.status }, to: { status: to }, set },
    { code: "placement_state_changed", now: async () => row.status },
  );
}

type Kind = "placement_update" | "placement_splits" | "placement_status";

export async function recordPlacement<K extends Kind>(
  tx: Tx,
  row: PlacementRow,
  kind: K,
  data: ActivityData[K],
  { by, at }: { by: Doer; at: Date },
): Promise<void> {
  const { company_id: companyId, job_id: jobId, applicant_id } = row;
  const about = { companyId, jobId, by, at, applicantId: applicant_id ?? undefined };
  await record(tx, { kind, data, ...about } as Parameters<typeof record>[1]);
}

export async function recordStatus(
  tx: Tx,
  row: PlacementRow,
  status: PlacementStatus,
  { by, at, note }: { by: Doer; at: Date; note: string | null },
): Promise<void> {
  await recordPlacement(tx, row, "placement_status", { placement: row.id, status, note }, { by, at });
}
