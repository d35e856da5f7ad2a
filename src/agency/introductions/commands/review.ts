import type { Introduction } from "#hiring/applications/contributions.ts";
import { statusMailDelayMinutes } from "#hiring/applications/terms.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { Doer } from "#people/activities/commands.ts";
import { cancelNotifications, notify } from "#people/notifications/commands/notify.ts";
import { returnedByAm, sentToAm } from "../notifications.ts";
import { mayIntroduce } from "../policy.ts";
import { clientOf } from "../queries/shared/client.ts";

const aboutReview = (applicantId: number) => `am-review:${applicantId}`;
/** The end of the time in which a move can be undone before it is known. */
const afterUndo = (asOf: Date) => new Date(asOf.getTime() + statusMailDelayMinutes * minute);

/** Checks that an actor decides about an applicant who waits for the AM. @throws Problem 409 `am_decides` */
export async function assertReviewer(tx: Tx, { actor, applicant }: Introduction): Promise<void> {
  const client = await clientOf(tx, applicant.job_id);
  if (client && !mayIntroduce(actor, client)) throw conflict("am_decides", null, { client: client.name });
}

/**
 * Notifies the AM of the client that an applicant waits for the review, unless the AM moved it or the agency has no review. A move back at
 * once cancels the notification.
 */
export async function notifyAm(
  tx: Tx,
  {
    applicantId,
    jobId,
    waits,
    by,
    asOf,
  }: { applicantId: number; jobId: number; waits: boolean; by: Doer; asOf: Date },
): Promise<void> {
  await cancelNotifications(tx, aboutReview(applicantId));
  if (!waits) return;
  const client = await clientOf(tx, jobId);
  if (!client?.am_review || client.am_id === null || client.am_id === by?.accountId) return;
  const { props } = await named(tx, applicantId, by);
  await notify(tx, sentToAm, {
    to: [client.am_id],
    about: aboutReview(applicantId),
    props: { ...props, client: client.name },
    at: asOf,
    showAt: afterUndo(asOf),
  });
}

/** Notifies consultants that the AM sent their applicant back. */
export async function notifyReturn(
  tx: Tx,
  { applicantId, by, to, asOf }: { applicantId: number; by: Doer; to: readonly number[]; asOf: Date },
): Promise<void> {
  const { props } = await named(tx, applicantId, by);
  await notify(tx, returnedByAm, {
    to: to.filter((person) => person !== by?.accountId),
    about: aboutReview(applicantId),
    props,
    at: asOf,
    showAt: afterUndo(asOf),
  });
}

/** Returns the props of a notification about an applicant and the person who moved it. */
async function named(tx: Tx, applicantId: number, by: Doer) {
  const row = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .leftJoin("accounts as u", (on) => on.on("u.id", "=", by?.accountId ?? null))
    .select(["a.full_name as candidate", "j.title as job", "u.full_name as by"])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return { props: { ...row, by: row.by ?? "—", applicant: applicantId } };
}
