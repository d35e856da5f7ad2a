import { sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { type FieldError, invalid, Problem } from "#kit/problem.ts";
import {
  type HiringActor,
  inScope,
  membersOf,
  scopeOfRow,
  type Tenant,
} from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { busyElsewhere } from "#people/calendars/queries/shared/busy.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { holidayAmong } from "#platform/reference/holidays.ts";
import { openInterviews } from "../lifecycle.ts";

/**
 * Locks and returns the interviewers, so that two transactions cannot book the same person at once. An empty list means the
 * caller.
 * @throws Problem 422 for a person outside of the caller's company or agency, or a blocked one
 */
export async function interviewersFrom(
  tx: Tx,
  { scope, accountId }: Pick<HiringActor, "scope" | "accountId">,
  wanted: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(wanted.length > 0 ? wanted : [accountId])];
  const rows = await colleagues(tx, scope)
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (rows.length < ids.length) throw invalid("/interviewers", "interviewer_unknown");
  return rows.map(({ id }) => id);
}

/** Selects the accounts that may interview in a workspace. */
export function colleagues(tx: Tx, scope: Workspace) {
  return tx
    .selectFrom("accounts")
    .where(membersOf("accounts", scope))
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null);
}

interface Time {
  people: readonly number[];
  startsAt: Date;
  minutes: number;
  applicant: Tenant & { candidate_id: number };
  /** The interview that is being rescheduled, which does not clash with itself. */
  but?: number;
}

/**
 * Refuses a time on a public holiday, or at which an interviewer is busy or the applicant has another interview.
 * @throws Problem 409 `interview_clash` with the names of busy people, or `interview_on_holiday`
 */
export async function assertFree(tx: Tx, time: Time): Promise<void> {
  const warning = await warningOf(tx, time);
  if (warning) throw new Problem(409, warning.error, { meta: { now: warning.now } });
}

/**
 * Checks several times like `assertFree`.
 * @throws Problem 409 with an error for each refused time, whose interviews or holiday are in `meta.now`
 */
export async function assertAllFree(
  tx: Tx,
  starts: readonly Date[],
  time: Omit<Time, "startsAt">,
): Promise<void> {
  const errors: FieldError[] = [];
  const now: unknown[] = [];
  for (const [index, startsAt] of starts.entries()) {
    const warning = await warningOf(tx, { ...time, startsAt });
    if (!warning) continue;
    errors.push({ ...warning.error, pointer: `/slots/${index}/time` });
    now.push(warning.now);
  }
  if (errors.length > 0) throw new Problem(409, errors, { meta: { now } });
}

async function warningOf(tx: Tx, time: Time): Promise<{ error: FieldError; now: unknown } | null> {
  const busy = await busyAt(tx, time);
  const people = [...new Set(busy.map(({ name }) => name))];
  const values = { names: people.join(", "), count: people.length };
  if (busy.length > 0) return { error: { code: "interview_clash", values }, now: busy };
  const lastMinute = new Date(time.startsAt.getTime() + (time.minutes - 1) * minute);
  const holiday = await holidayAmong(tx, [dayOf(time.startsAt), dayOf(lastMinute)]);
  return holiday ? { error: { code: "interview_on_holiday" }, now: holiday } : null;
}

/**
 * Returns the interviewers, and the applicant, who have another interview at that time, and the interviewers who are busy then in their
 * own calendars. Interviews of the applicant count in the same company or agency only.
 */
export async function busyAt(tx: Tx, time: Time) {
  const end = new Date(time.startsAt.getTime() + time.minutes * minute);
  const { rows } = await sql<{ name: string; starts_at: Date; minutes: number }>`
    (SELECT DISTINCT ON (who.id, who.kind) who.name, i.starts_at, i.minutes
    FROM interviews i
    JOIN applicants a ON a.id = i.applicant_id
    CROSS JOIN LATERAL (
      SELECT u.id, 'interviewer' AS kind, u.full_name AS name
      FROM interview_interviewers w JOIN accounts u ON u.id = w.account_id
      WHERE w.interview_id = i.id AND w.account_id = ANY(${time.people}::bigint[])
      UNION ALL
      SELECT a.candidate_id, 'candidate', a.full_name
      WHERE a.candidate_id = ${time.applicant.candidate_id} AND ${inScope("i", scopeOfRow(time.applicant))}
    ) who
    WHERE i.status IN ${literals(openInterviews)} AND i.id <> ${time.but ?? 0}
      AND i.starts_at > ${time.startsAt}::timestamptz - interval '3 hours' AND i.starts_at < ${end}
      AND i.starts_at + i.minutes * interval '1 minute' > ${time.startsAt})
    UNION ALL
    SELECT u.full_name, b.starts_at, (extract(epoch FROM b.ends_at - b.starts_at) / 60)::int
    FROM ${busyElsewhere(time.people, time.startsAt, end)} b JOIN accounts u ON u.id = b.account_id`.execute(
    tx,
  );
  return rows;
}

/** Replaces the interviewers of an interview. */
export async function replaceInterviewers(
  tx: Tx,
  interviewId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom("interview_interviewers")
    .where("interview_id", "=", interviewId)
    .where("account_id", "not in", [...ids])
    .execute();
  await addInterviewers(tx, interviewId, ids);
}

export async function addInterviewers(tx: Tx, interviewId: number, ids: readonly number[]): Promise<void> {
  await tx
    .insertInto("interview_interviewers")
    .values(ids.map((account_id) => ({ interview_id: interviewId, account_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
