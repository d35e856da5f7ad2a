import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { type Account, userTypeOf } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { agencyOfJob, hasWebhook } from "./contributions.ts";
import { activityForWebhooks, type Recorded } from "./events.ts";
import type { ActivityData, ActivityKind } from "./terms.ts";

/** Who did it; null is the clock. */
export type Doer = Pick<Account, "kind" | "accountId"> | null;

export type Activity<K extends ActivityKind> = {
  kind: K;
  by: Doer;
  at: Date;
  /** The client of a job of an agency; null for what an agency does for no client. */
  companyId: number | null;
  /** The agency of an activity without a job; the job names the agency otherwise. */
  agencyId?: number | null;
  /** Null for what is about a person on no board. */
  jobId: number | null;
  applicantId?: number;
} & (Record<never, never> extends ActivityData[K] ? { data?: ActivityData[K] } : { data: ActivityData[K] });

/** Found out by the log's own statement: companies without a webhook pay no other. An agency's is not its client's to hear. */
const isHeard = () => sql<boolean>`(activities.agency_id IS NULL AND ${hasWebhook()})`;

/**
 * Writes what happened into the log: the only writer of `activities`, whose rows the database keeps as they are.
 * @param along what else the statement computes, such as a notification: one round trip less
 */
export async function record<K extends ActivityKind>(
  tx: Tx,
  activity: Activity<K>,
  along?: RawBuilder<unknown>,
): Promise<void> {
  await recordAll(tx, [activity], along);
}

/** Writes several activities by one statement, in their order. */
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
 * Takes people who are erased out of the log: free text about them, and that it was they who acted. The one change that the
 * database lets pass.
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
