import { sql } from "kysely";
import { publish, type Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { findApplicant } from "../queries/shared/find.ts";
import { tagLimits } from "../terms.ts";
import { boardTopic } from "./record.ts";

/**
 * Gives a tag to an applicant, or removes it. Tags that differ in upper and lower case only are the same tag.
 * @throws Problem 404, 422 at /tag for one tag too many
 */
export async function tagApplicant(
  tx: Tx,
  actor: HiringActor,
  { id, tag, isOn }: { id: number; tag: string; isOn: boolean },
): Promise<void> {
  const applicant = await findApplicant(tx, actor, id, true);
  const others = applicant.tags.filter((each) => each.toLowerCase() !== tag.toLowerCase());
  const tags = isOn ? [...others, tag] : others;
  if (tags.length > tagLimits.most) throw invalid("/tag", "too_many_tags", { max: tagLimits.most });
  await tx
    .updateTable("applicants")
    .set({ tags: sql`${tags}::text[]` })
    .where("id", "=", id)
    .execute();
  await publish(tx, boardTopic(applicant.job_id));
}
