import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { ownedBy } from "../queries.ts";
import {
  type AlertInput,
  alertExists,
  assertAlertQuota,
  assertKnownCriteria,
  columnsOf,
  duplicateOf,
  isVerifiedBy,
  lockAddress,
  newStopToken,
  sendConfirmation,
} from "./address.ts";

/** `exists`: the same alert exists; a pending one was sent a new link with the new settings. */
export type Created =
  | { id: number; outcome: "active" | "pending" }
  | { id: number; outcome: "exists"; state: "active" | "pending"; candidateId: number | null };

/**
 * Creates a job alert. A candidate's alert for the own, verified address is active at once; every other one
 * when the link in its mail is followed. A duplicate is a result and not an exception, so that the new link
 * is sent.
 * @throws Problem 409 `job_alert_limit`, 422
 */
export async function createAlert(
  tx: Tx,
  owner: CandidateActor | null,
  wanted: AlertInput,
  asOf: Date,
): Promise<Created> {
  await lockAddress(tx, wanted.email);
  await assertKnownCriteria(tx, wanted);
  const before = await duplicateOf(tx, wanted, asOf);
  if (before?.state === "active") return { ...before, outcome: "exists", state: "active" };
  const verified = isVerifiedBy(owner, wanted.email);
  if (before?.state === "pending" && !verified) {
    await tx.updateTable("job_alerts").set(columnsOf(wanted)).where("id", "=", before.id).execute();
    await sendConfirmation(tx, before.id, wanted, asOf);
    return { ...before, outcome: "exists", state: "pending" };
  }
  await assertAlertQuota(tx, owner ?? "anyone", { email: wanted.email, besides: before?.id ?? null, asOf });
  if (before) await tx.deleteFrom("job_alerts").where("id", "=", before.id).execute();
  const { id } = await tx
    .insertInto("job_alerts")
    .values({
      ...columnsOf(wanted),
      candidate_id: owner?.candidateId ?? before?.candidateId ?? null,
      created_at: asOf,
      looked_at: asOf,
      confirmed_at: verified ? asOf : null,
      stop_token: newStopToken(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!verified) await sendConfirmation(tx, id, wanted, asOf);
  return { id, outcome: verified ? "active" : "pending" };
}

export interface AlertChange extends Partial<Omit<AlertInput, "language" | "frequency">> {
  frequency?: AlertFrequency;
  active?: boolean;
}

/**
 * Changes, pauses or resumes an alert. A new address must be confirmed first, unless it is the candidate's
 * own.
 * @throws Problem 404, 409 `job_alert_exists` or `job_alert_limit`, 422
 */
export async function changeAlert(
  tx: Tx,
  actor: CandidateActor,
  id: number,
  { active, ...change }: AlertChange,
  asOf: Date,
): Promise<void> {
  // The address is locked before the row, as in all commands; the row may have changed meanwhile.
  await lockAddress(tx, change.email ?? (await findOwn(tx, actor, id)).email);
  const row = await findOwn(tx, actor, id);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const wanted: AlertInput = {
    email: row.email,
    keyword: row.keyword,
    locationIds: row.location_ids,
    categoryIds: row.category_ids,
    jobTypes: row.job_types,
    jobLevels: row.job_levels,
    experience: row.experience,
    companyId: row.company_id,
    salaryMin: row.salary_min,
    remote: row.remote,
    frequency: row.frequency as AlertFrequency,
    language: languageOf(row.language),
    ...given,
  };
  await assertKnownCriteria(tx, wanted);
  const other = await duplicateOf(tx, wanted, asOf);
  if (other && other.id !== id) {
    if (other.state !== "gone") throw alertExists(other, { owner: actor, email: wanted.email });
    await tx.deleteFrom("job_alerts").where("id", "=", other.id).execute();
  }
  const moved = wanted.email !== row.email;
  const resumed = active === true && row.stopped_at !== null;
  if (moved || resumed) await assertAlertQuota(tx, actor, { email: wanted.email, besides: id, asOf });
  const verified = isVerifiedBy(actor, wanted.email) || (!moved && row.confirmed_at !== null);
  await tx
    .updateTable("job_alerts")
    .set({
      ...columnsOf(wanted),
      candidate_id: actor.candidateId,
      confirmed_at: verified ? (moved ? asOf : (row.confirmed_at ?? asOf)) : null,
      stopped_at: active === false ? (row.stopped_at ?? asOf) : active === true ? null : row.stopped_at,
      // Jobs that were published while the alert was paused, or had its previous address, are not sent.
      ...(moved || resumed ? { looked_at: asOf } : {}),
      // Links in mails to the previous address must not stop this alert.
      ...(moved
        ? { stop_token: newStopToken(), proof_hash: null, earlier_proof_hashes: [], proof_expires_at: null }
        : {}),
    })
    .where("id", "=", id)
    .execute();
  if (!verified && (moved || resumed)) await sendConfirmation(tx, id, wanted, asOf);
}

/** @throws Problem 404 */
export async function deleteAlert(tx: Tx, actor: CandidateActor, id: number): Promise<void> {
  await findOwn(tx, actor, id);
  await tx.deleteFrom("job_alerts").where("id", "=", id).execute();
}

/** Deletes the alerts of an erased candidate, and those of a guest with the same, verified address. */
export async function eraseAlerts(tx: Tx, actor: CandidateActor): Promise<void> {
  const address = actor.emailVerified ? actor.email : null;
  await tx
    .deleteFrom("job_alerts")
    .where((eb) => eb.or([eb("candidate_id", "=", actor.candidateId), eb("email", "=", address)]))
    .execute();
}

async function findOwn(tx: Tx, actor: CandidateActor, id: number) {
  const row = await tx
    .selectFrom("job_alerts as a")
    .selectAll()
    .where("a.id", "=", id)
    .where(ownedBy(actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
