import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { withoutIdentity } from "../../blind.ts";
import { boardJob } from "../board-job.ts";

/** Returns a function that removes an applicant's identity from texts while it is hidden from the employer (decision 078). */
export async function hidingName(
  db: Reader,
  { id, identity_hidden }: { id: number; identity_hidden: boolean },
): Promise<(text: string) => string> {
  if (!identity_hidden) return (text) => text;
  const { full_name } = await db
    .selectFrom("hidden_identities")
    .select("full_name")
    .where("applicant_id", "=", id)
    .executeTakeFirstOrThrow();
  return (text) => withoutIdentity(text, full_name);
}

/** Returns whether a job has, or will have, applicants whose identity is hidden. @throws Problem 404 */
export async function isScreenedBlind(db: Reader, actor: HiringActor, jobId: number): Promise<boolean> {
  if ((await boardJob(db, actor, jobId)).blind_review) return true;
  const hidden = await db
    .selectFrom("applicants")
    .select("id")
    .where("job_id", "=", jobId)
    .where("identity_hidden", "=", true)
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}
