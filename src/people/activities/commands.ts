import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { type Account, userTypeOf } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { agencyOfJob, hasWebhook } from "./contributions.ts";
import { activityForWebhooks, type Recorded } from "./events.ts";
import type { ActivityData, ActivityKind } from "./terms.ts";

/** The person who did an activity; null for a scheduled job. */
export type Doer = Pick<Account, "kind" | "accountId"> | null;

export type Activity<K extends ActivityKind> = {
  kind: K;
  by: Doer;
  at: Date;
  /** The company of the activity: for an agency, the client of the job; null for an activity of an agency without a client. */
  companyId: number | null;
  /** The agency of an activity without a job. An activity about a job has the agency of the job. */
  agencyId?: number | null;
  /** Null for an activity about a person who is not an applicant of a job. */
  jobId: number | null;
  applicantId?: number;
} & (Record<never, never> extends ActivityData[K] ? { data?: ActivityData[K] } : { data: ActivityData[K] });

/** Whether webhooks receive the activity: not those of an agency's client. The INSERT computes it, which saves a query. */
const isHeard = () => sql<boolean>`(activities.agency_id IS NULL AND ${hasWebhook()})`;

/**
 * Writes an activity into the log. Only this file writes `activities`, and the database refuses updates of its rows.
 * @param along an SQL expression that the INSERT also evaluates, which saves a round trip
 */
export async function record<K extends ActivityKind>(
  tx: Tx,
  activity: Activity<K>,
  along?: RawBuilder<unknown>,
): Promise<void> {
  await recordAll(tx, [activity], along);
}

/** Writes several activities into the log with one statement, in their order. */
export async function recordAll(
  tx: Tx,
  activities: readonly Activity<ActivityKind>[],
  along?: RawBuilder<unknown>,
): Promise<void> {
  const written = await tx
    .insertInto("activities")
    .values(activities.map(rowOf))
    .returning(isHeard().as("heard"))
    .$if(along !== undefined, (query) => query.returning((along as RawBuilder<unknown>).as("along")))
    .execute();
  for (const [index, { kind, at, companyId, jobId, applicantId, data }] of activities.entries())
    if (written[index]?.heard && companyId !== null)
      await emit(tx, activityForWebhooks, {
        kind,
        at,
        companyId,
        jobId,
        applicantId,
        data: data ?? {},
      } as Recorded);
}

function rowOf(activity: Activity<ActivityKind>) {
  const { kind, by, at, companyId, agencyId = null, jobId, applicantId, data } = activity;
  return {
    kind,
    at,
    company_id: companyId,
    agency_id: jobId === null ? agencyId : agencyOfJob(jobId),
    job_id: jobId,
    applicant_id: applicantId ?? null,
    actor_id: by?.accountId ?? null,
    actor_type: by ? userTypeOf[by.kind] : null,
    data: JSON.stringify(data ?? {}),
  };
}

/**
 * Erases candidates from the log: notes about their applications, and the candidates as actors. The database permits no other
 * update of a logged activity.
 */
export async function eraseFromLog(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const isTheirs = sql<boolean>`actor_type = ${userTypes.candidate}`;
  await tx
    .updateTable("activities")
    .set({
      data: sql`data - 'note'`,
      actor_id: sql`CASE WHEN ${isTheirs} THEN NULL ELSE actor_id END`,
    })
    .where("applicant_id", "in", [...applicantIds])
    .where((eb) => eb.or([sql<SqlBool>`data ? 'note'`, eb.and([isTheirs, eb("actor_id", "is not", null)])]))
    .execute();
}
