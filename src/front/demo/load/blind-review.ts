import { hideIdentity } from "#hiring/applications/commands/blind.ts";
import { enqueue, type Tx } from "#kit/db.ts";
import { kindIdsIn } from "#people/companies/pipeline.ts";
import { drawCvJob } from "#profiles/cv/commands/online.ts";
import type { Ids } from "./people.ts";

/** The key of the demo job that has blind review, in which reviewers see no names of applicants. */
const blindJobKey = "maytrang-09";

/** Switches blind review on for one job. The CVs are queued for rendering, because blind review shows their text. */
export async function addBlindReview(tx: Tx, ids: Ids): Promise<void> {
  const jobId = ids.jobs.get(blindJobKey)!;
  await tx.updateTable("jobs").set({ blind_review: true }).where("id", "=", jobId).execute();
  const applicants = await tx
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["a.id", "a.cv_file_id"])
    .where("a.job_id", "=", jobId)
    .where("s.kind", "in", kindIdsIn("sourced", "applied", "screening"))
    .execute();
  for (const { id, cv_file_id } of applicants) {
    await hideIdentity(tx, id);
    enqueue(tx, { name: drawCvJob, data: { id: cv_file_id } });
  }
}
