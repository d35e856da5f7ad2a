import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, membersOf } from "#people/accounts/hiring-scope.ts";
import { mayChangeOwner, ownershipOf } from "../policy.ts";
import { teamFor } from "../queries/team.ts";
import { jobStatus } from "../terms.ts";
import { lockJob, recordJob } from "./job-row.ts";
import { notifyAdded } from "./notify-added.ts";

/**
 * Gives a job to another member of the workspace, who is notified.
 * @param bellOnly notifies without an email
 * @throws Problem 403 for a member, 404, 422 at /owner_id
 */
export async function changeJobOwner(
  tx: Tx,
  actor: HiringActor,
  { id, ownerId, asOf, bellOnly }: { id: number; ownerId: number; asOf: Date; bellOnly?: boolean },
): Promise<void> {
  // The member is locked before the job, in the order of `changeMember`: a member who is deactivated at the same time
  // cannot become the owner.
  const owner = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", ownerId)
    .where(membersOf("accounts", actor.scope))
    .where("blocked_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  const job = await lockJob(tx, actor, "edit", id);
  if (!mayChangeOwner(actor, ownershipOf(job))) throw new Problem(403, "forbidden");
  if (!owner) throw invalid("/owner_id", "member_unknown");
  if (job.owner_id === ownerId) return;
  const { team: former } = await teamFor(tx, actor, id);
  await tx.updateTable("jobs").set({ owner_id: ownerId }).where("id", "=", id).execute();
  await recordJob(tx, "job_owner", job, { by: actor, at: asOf, data: { owner_id: ownerId } });
  await notifyAdded(tx, actor, await teamFor(tx, actor, id), { former, asOf, bellOnly });
}

/**
 * Replaces a member who leaves the workspace by the heir, as the owner, recruiter and contact of open jobs. Closed jobs
 * keep their owner, as a record. Hiring managers and interviewers have no successor.
 */
export async function handOverJobs(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  const left = sql.val(leaver);
  await tx.deleteFrom("job_team").where("account_id", "=", leaver).execute();
  const taken = await tx
    .updateTable("jobs as j")
    .set({
      owner_id:
        heir === null
          ? sql`j.owner_id`
          : sql`CASE WHEN j.owner_id = ${left} THEN ${heir} ELSE j.owner_id END`,
      contact_member_id: sql`CASE WHEN j.contact_member_id = ${left} THEN ${heir} ELSE j.contact_member_id END`,
      recruiter_ids:
        heir === null
          ? sql`array_remove(j.recruiter_ids, ${left})`
          : sql`CASE WHEN ${heir} = ANY (j.recruiter_ids) THEN array_remove(j.recruiter_ids, ${left})
              ELSE array_replace(j.recruiter_ids, ${left}, ${heir}) END`,
      // Without a new version, a concurrent edit of the job would restore the former member.
      version: sql`j.version + 1`,
    })
    .where(inScope("j", by.scope))
    .where("j.deleted_at", "is", null)
    .where("j.status", "<>", jobStatus.closed)
    .where(({ eb, or, val }) =>
      or([
        eb("j.owner_id", "=", leaver),
        eb("j.contact_member_id", "=", leaver),
        eb(val(leaver), "=", sql<number>`ANY (j.recruiter_ids)`),
      ]),
    )
    .returning(["j.id", "j.company_id", "j.owner_id"])
    .execute();
  if (heir === null) return;
  for (const job of taken)
    if (job.owner_id === heir)
      await recordJob(tx, "job_owner", job, { by, at: asOf, data: { owner_id: heir } });
}
