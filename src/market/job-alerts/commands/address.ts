import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";
import { experiences, jobLevels, jobTypes, keyOf } from "#platform/reference/terms.ts";
import { type Criteria, criteriaKey, isEmpty } from "../criteria.ts";
import { confirmAlert } from "../mails.ts";
import { caps, confirmationDays, confirmationMailsADay } from "../terms.ts";
import { namesOf } from "./names.ts";

export interface AlertInput extends Criteria {
  email: string;
  frequency: AlertFrequency;
  language: Language;
}

/** Serializes writes to the alerts of one address, so that limits and duplicates are exact. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`job_alerts:${email}`}, 0))`.execute(tx);
}

/** Returns whether an address is the candidate's own, verified one. */
export function isVerifiedBy(owner: CandidateActor | null, email: string): boolean {
  return owner?.emailVerified === true && owner.email === email;
}

/**
 * Returns the duplicate of an alert with the same criteria and address: `active`, or `pending` while its link
 * is valid. Stopped and unconfirmed ones are not duplicates.
 */
export async function duplicateOf(
  tx: Tx,
  wanted: AlertInput,
  asOf: Date,
): Promise<{ id: number; candidateId: number | null; state: "active" | "pending" | "gone" } | null> {
  const row = await tx
    .selectFrom("job_alerts")
    .select(["id", "candidate_id", "confirmed_at", "stopped_at", "proof_expires_at"])
    .where("email", "=", wanted.email)
    .where("criteria_key", "=", criteriaKey(wanted))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const waits = row.proof_expires_at !== null && row.proof_expires_at > asOf;
  const state = row.stopped_at ? "gone" : row.confirmed_at ? "active" : waits ? "pending" : "gone";
  return { id: row.id, candidateId: row.candidate_id, state };
}

/**
 * Checks the limit of ten alerts per address (decisions §14). Confirmed alerts count. Pending alerts count as `waitingOf` says:
 * for a candidate, alerts that strangers requested for the same address do not count.
 * @param waitingOf the requesters whose pending alerts count: one candidate, all, or none
 * @throws Problem 409 `job_alert_limit`
 */
export async function assertAlertQuota(
  tx: Tx,
  waitingOf: CandidateActor | "anyone" | "nobody",
  { email, besides, asOf }: { email: string; besides: number | null; asOf: Date },
): Promise<void> {
  const waiting = typeof waitingOf === "string" ? null : waitingOf.candidateId;
  const { count } = await tx
    .selectFrom("job_alerts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("id", "<>", besides ?? 0)
    .where("stopped_at", "is", null)
    .where(({ or, eb }) =>
      or([
        eb("confirmed_at", "is not", null),
        eb("candidate_id", "=", waiting),
        ...(waitingOf === "anyone" ? [eb("proof_expires_at", ">", asOf)] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (count >= caps.alerts) throw conflict("job_alert_limit", count, { max: caps.alerts });
}

/** @throws Problem 422 for empty criteria, or an unknown place, category, company or term */
export async function assertKnownCriteria(tx: Tx, criteria: Criteria): Promise<void> {
  if (isEmpty(criteria)) throw invalid("/keyword", "job_alert_empty");
  const { locationIds, categoryIds, companyId } = criteria;
  const { rows } = await sql<{ place: boolean; category: boolean; company: boolean }>`SELECT
    ${locationIds}::int[] <@ ARRAY(SELECT id FROM locations WHERE replaced_by IS NULL) AS place,
    ${categoryIds}::int[] <@ ARRAY(SELECT id FROM categories WHERE replaced_by IS NULL) AS category,
    (${companyId}::bigint IS NULL
      OR EXISTS (SELECT 1 FROM companies c WHERE c.id = ${companyId} AND ${isPublicCompany("c")})) AS company`.execute(
    tx,
  );
  if (!rows[0]?.place) throw invalid("/location_id", "location_unknown");
  if (!rows[0]?.category) throw invalid("/category_id", "category_unknown");
  if (!rows[0]?.company) throw invalid("/company_id", "choice_unknown");
  for (const [pointer, ids, terms] of [
    ["/job_type", criteria.jobTypes, jobTypes],
    ["/job_level", criteria.jobLevels, jobLevels],
    ["/experience", criteria.experience, experiences],
  ] as const)
    if (ids.some((id) => keyOf(terms, id) === undefined)) throw invalid(pointer, "choice_unknown");
}

export const newStopToken = (): string => randomBytes(16).toString("base64url");

/** Returns the refusal of a duplicate alert; the owner of the existing one gets its id. */
export function alertExists(
  { id, candidateId, state }: { id: number; candidateId: number | null; state: string },
  { owner, email }: { owner: CandidateActor | null; email: string },
): Problem {
  const isOwn = owner !== null && (candidateId === owner.candidateId || isVerifiedBy(owner, email));
  return new Problem(409, "job_alert_exists", { meta: { now: state, ...(isOwn && { id }) } });
}

/**
 * Sends a link that verifies the address. Links of earlier mails stay valid, because the reader may open any
 * of them.
 * @throws Problem 429 for an address that received too many of them today, for all callers together
 */
export async function sendConfirmation(tx: Tx, id: number, wanted: AlertInput, asOf: Date): Promise<void> {
  await countHit(tx, `alert-proof:${wanted.email}`, { max: confirmationMailsADay, minutes: 24 * 60 }, asOf);
  const { token, hash } = newVerificationToken();
  await tx
    .updateTable("job_alerts")
    .set({
      proof_hash: hash,
      earlier_proof_hashes: sql`CASE WHEN proof_hash IS NULL THEN '{}' ELSE earlier_proof_hashes || proof_hash END`,
      proof_expires_at: new Date(asOf.getTime() + confirmationDays * day),
    })
    .where("id", "=", id)
    .execute();
  await queueMail(tx, confirmAlert, {
    language: wanted.language,
    to: { email: wanted.email, name: null },
    props: { ...(await namesOf(tx, wanted, wanted.language)), proof: token, days: confirmationDays },
  });
}

/** Returns the columns of an alert's criteria. */
export function columnsOf(wanted: AlertInput) {
  return {
    email: wanted.email,
    language: languageNumber[wanted.language],
    keyword: wanted.keyword,
    location_ids: wanted.locationIds,
    category_ids: wanted.categoryIds,
    job_types: wanted.jobTypes,
    job_levels: wanted.jobLevels,
    experience: wanted.experience,
    company_id: wanted.companyId,
    salary_min: wanted.salaryMin,
    remote: wanted.remote,
    frequency: wanted.frequency,
    criteria_key: criteriaKey(wanted),
  };
}
