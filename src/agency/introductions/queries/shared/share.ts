import type { Reader } from "#kit/db.ts";

/** Returns whether the owner of a person agreed that the person is introduced on a job, to one colleague or to any. */
export async function hasAgreedShare(
  db: Reader,
  ownershipId: number,
  jobId: number,
  askerId?: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("share_requests")
    .select("id")
    .where("ownership_id", "=", ownershipId)
    .where("job_id", "=", jobId)
    .where("status", "=", "accepted")
    .$if(askerId !== undefined, (query) => query.where("asker_id", "=", askerId as number))
    .executeTakeFirst();
  return row !== undefined;
}
