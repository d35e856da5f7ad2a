import type { HiringActor } from "#accounts/hiring-scope.ts";
import { record } from "#activities/commands.ts";
import { boardTopic } from "#applications/commands/record.ts";
import type { BodyOf } from "#kit/contract.ts";
import { publication, publish, type Tx } from "#kit/db.ts";
import type { evaluate } from "../contract.ts";
import { scopeColumns, subjectToWrite } from "../queries/subject.ts";

/**
 * Sends the actor's evaluation of an applicant, or changes it. The log has the first sending: that somebody has judged, not how.
 * @throws Problem 404, 409 `notes_erased`
 */
export async function evaluateApplicant(
  tx: Tx,
  actor: HiringActor,
  id: number,
  { recommendation, skills, text, asOf }: BodyOf<typeof evaluate> & { asOf: Date },
): Promise<void> {
  const { jobId } = await subjectToWrite(tx, actor, { kind: "applicant", id });
  const rated = skills.flatMap(({ name, rating }) => (name && rating ? [{ name, rating }] : []));
  const said = { recommendation, skills: JSON.stringify(rated), text };
  const edited = await tx
    .updateTable("evaluations")
    .set({ ...said, edited_at: asOf })
    .where("applicant_id", "=", id)
    .where("author_id", "=", actor.accountId)
    .returning("id")
    .executeTakeFirst();
  if (edited) return publish(tx, boardTopic(jobId));
  const scope = scopeColumns(actor);
  // The applicant is locked: of two first sendings at once, the second finds the row.
  await tx
    .insertInto("evaluations")
    .values({ ...scope, ...said, applicant_id: id, author_id: actor.accountId, at: asOf })
    .execute();
  const activity = { kind: "evaluation", by: actor, at: asOf, companyId: scope.company_id } as const;
  await record(tx, { ...activity, jobId, applicantId: id }, publication(boardTopic(jobId)));
}
