import { boardTopic } from "#hiring/applications/commands/record.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { factsAt, interviews } from "#hiring/interviews/queries/shared.ts";
import type { BodyOf } from "#kit/contract.ts";
import { publication, publish, type Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import type { evaluate } from "../contract.ts";
import { subjectToWrite } from "../queries/subject.ts";

/**
 * Stores the actor's evaluation of an applicant. The first one is recorded in the log, without its content.
 * @throws Problem 404, 409 `notes_erased`, `interview_not_held`, 422 `interview_unknown`
 */
export async function evaluateApplicant(
  tx: Tx,
  actor: HiringActor,
  id: number,
  { interview_id = null, asOf, ...judgement }: BodyOf<typeof evaluate> & { asOf: Date },
): Promise<void> {
  const { jobId, companyId } = await subjectToWrite(tx, actor, { kind: "applicant", id });
  const rated = judgement.skills.flatMap(({ name, rating }) => (name && rating ? [{ name, rating }] : []));
  const answered = judgement.answers.filter(({ question, answer }) => question && answer);
  const columns = {
    ...judgement,
    skills: JSON.stringify(rated),
    answers: JSON.stringify(answered),
  };
  const edited = await tx
    .updateTable("evaluations")
    .set({ ...columns, edited_at: asOf })
    .where("applicant_id", "=", id)
    .where("author_id", "=", actor.accountId)
    .where("interview_id", "is not distinct from", interview_id)
    .returning("id")
    .executeTakeFirst();
  if (edited) return publish(tx, boardTopic(jobId));
  if (interview_id !== null) await checkInterview(tx, actor, { id: interview_id, applicantId: id, asOf });
  // The lock on the applicant makes a concurrent request wait, which then updates this row.
  await tx
    .insertInto("evaluations")
    .values({
      ...tenantColumns(actor.scope, companyId),
      ...columns,
      applicant_id: id,
      interview_id,
      author_id: actor.accountId,
      at: asOf,
    })
    .execute();
  const activity = { kind: "evaluation", by: actor, at: asOf, companyId } as const;
  const about = { jobId, applicantId: id, data: { interview: interview_id } };
  await record(tx, { ...activity, ...about }, publication(boardTopic(jobId)));
}

/** @throws Problem 409 or 422 for an interview that has not begun or is with another applicant */
async function checkInterview(
  tx: Tx,
  actor: HiringActor,
  { id, applicantId, asOf }: { id: number; applicantId: number; asOf: Date },
): Promise<void> {
  const row = await interviews(tx)
    .where("i.id", "=", id)
    .where("i.applicant_id", "=", applicantId)
    .executeTakeFirst();
  if (!row) throw invalid("/interview_id", "interview_unknown");
  interviewLife.check("feedback", hiringRole(actor), row.status, factsAt(row, asOf));
}
