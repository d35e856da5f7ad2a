import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { onlyOne } from "#market/job-search/parts/filters.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { AlertReply } from "./contract.ts";
import type { AlertState } from "./terms.ts";

/** Alerts joined with their company and account. */
export function alertRows(db: Reader) {
  return db
    .selectFrom("job_alerts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("candidates as n", "n.id", "a.candidate_id")
    .leftJoin("accounts as o", "o.id", "n.account_id");
}

/**
 * SQL condition for `alertRows`: the address is verified, by a link of the alert or as the account's address.
 */
export const verified = sql<SqlBool>`(
  a.confirmed_at IS NOT NULL OR (o.email = a.email AND o.email_verified_at IS NOT NULL))`;

function selected(db: Reader) {
  return alertRows(db)
    .selectAll("a")
    .select(["c.name as company_name", "c.slug as company_slug"])
    .select(verified.as("verified"));
}

type AlertRow = Awaited<ReturnType<ReturnType<typeof selected>["execute"]>>[number];

/**
 * Returns a page of a candidate's alerts: those created while signed in, and those of a guest with the same
 * address.
 */
export async function alertList(
  db: Reader,
  actor: CandidateActor,
  { page, items }: { page: number; items: number },
) {
  const [rows, { total }] = await Promise.all([
    selected(db)
      .where(ownedBy(actor))
      .orderBy("a.created_at", "desc")
      .orderBy("a.id", "desc")
      .offset((page - 1) * items)
      .limit(items)
      .execute(),
    db
      .selectFrom("job_alerts as a")
      .where(ownedBy(actor))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(alertReply), meta: { page, items, total } };
}

/**
 * Returns the condition that a candidate owns an alert: for a guest's alert, the address must be verified on both sides.
 */
export function ownedBy(actor: CandidateActor) {
  const address = actor.emailVerified ? actor.email : null;
  return sql<SqlBool>`(a.candidate_id = ${actor.candidateId}
    OR (a.candidate_id IS NULL AND a.email = ${address}::text AND a.confirmed_at IS NOT NULL))`;
}

/** Returns the alert of a link in its mails. */
export async function alertById(db: Reader, id: number): Promise<AlertReply> {
  return alertReply(await selected(db).where("a.id", "=", id).executeTakeFirstOrThrow());
}

/** Returns an alert of the candidate. */
export async function ownAlert(db: Reader, actor: CandidateActor, id: number): Promise<AlertReply> {
  const query = selected(db).where("a.id", "=", id).where(ownedBy(actor));
  return alertReply(await query.executeTakeFirstOrThrow());
}

function stateOf(row: { stopped_at: Date | null; verified: unknown }): AlertState {
  if (row.stopped_at) return "stopped";
  return row.verified ? "active" : "pending";
}

function alertReply(row: AlertRow): AlertReply {
  const state = stateOf(row);
  return {
    id: String(row.id),
    type: "job_alert",
    attributes: {
      keyword: row.keyword,
      location_id: onlyOne(row.location_ids),
      category_id: onlyOne(row.category_ids),
      location_ids: row.location_ids,
      category_ids: row.category_ids,
      job_types: row.job_types,
      job_levels: row.job_levels,
      experience: row.experience,
      company_id: row.company_id,
      company_name: row.company_name,
      company_slug: row.company_slug,
      salary_min: row.salary_min,
      remote: row.remote,
      email: row.email,
      frequency: row.frequency as AlertFrequency,
      state,
      created_at: row.created_at.toISOString(),
      last_sent_at: row.sent_at?.toISOString() ?? null,
      can: { edit: true, delete: true, pause: state === "active", resume: state === "stopped" },
    },
  };
}
