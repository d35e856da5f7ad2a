import type { Tx } from "#kit/db.ts";
import { cancelMails } from "#kit/mail.ts";
import { conflict } from "#kit/problem.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { type JobChange, lockJob, moveJob, nextOf, recordJob } from "#market/jobs/commands/job-row.ts";
import { factsOf, stateOf } from "#market/jobs/lifecycle.ts";
import type { JobReviewer } from "#market/jobs/policy.ts";
import { cancelNotifications } from "#people/notifications/commands/notify.ts";
import { latestReview, undoEndOf } from "../queries/decisions.ts";
import { aboutReview } from "../terms.ts";
import type { Replaced } from "./decision-row.ts";

/**
 * Takes the reviewer's own decision about a job back: the job waits for review again as it was, and its author is not told.
 * @throws Problem 404, 409 `review_undo_over` after a minute, another change of the job, or another reviewer's decision
 */
export async function undoReview(tx: Tx, actor: JobReviewer, id: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "undo_review", id);
  const review = await latestReview(tx, id);
  const from = stateOf(job);
  if (!review || undoEndOf(review, job, actor, asOf) === null) throw conflict("review_undo_over", from);
  const next = nextOf("undo_review", job, actor, factsOf(job, asOf));
  const { columns, earlier } = review.undo as unknown as Replaced;
  const isEdited = Object.keys(columns).includes("edited_at");
  await moveJob(
    tx,
    job,
    next,
    { ...columns, ...(isEdited && { version: job.version + 1 }) } as JobChange,
    asOf,
  );
  await recordJob(tx, "job_review_undo", job, { by: actor, at: asOf, data: { from } });
  await tx.deleteFrom("job_reviews").where("id", "=", review.id).execute();
  if (earlier)
    await tx
      .updateTable("job_reviews")
      .set({ content: JSON.stringify(earlier.content) })
      .where("id", "=", earlier.id)
      .execute();
  await cancelMails(tx, aboutReview(id));
  await cancelNotifications(tx, aboutJob(id));
}
