import type { Tx } from "#kit/db.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";
import { personInPortal } from "../queries/people.ts";
import { lockQuestion } from "../queries/questions.ts";
import type { PortalRow } from "../queries/rows.ts";
import { questionsMost } from "../terms.ts";
import { lockForTeam } from "./lock.ts";
import { mailReply, notifyQuestion } from "./mail-questions.ts";

/**
 * Stores a question of a portal's contact, and notifies the AM and the lead.
 * @throws Problem 409 `portal_questions_full`, 422 at /about for a person who is not in the portal
 */
export async function askQuestion(
  tx: Tx,
  portal: PortalRow,
  { text, about, asOf }: { text: string; about: string | null; asOf: Date },
): Promise<void> {
  // Concurrent questions are counted one after the other.
  await tx.selectFrom("portals").select("id").where("id", "=", portal.id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom("portal_questions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("portal_id", "=", portal.id)
    .executeTakeFirstOrThrow();
  if (count >= questionsMost) throw conflict("portal_questions_full", questionsMost, { max: questionsMost });
  const person = about ? await personOf(tx, portal, about, asOf) : null;
  const { id } = await tx
    .insertInto("portal_questions")
    .values({ portal_id: portal.id, applicant_id: person?.id ?? null, text, asked_at: asOf })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(tx, {
    kind: "portal_ask",
    by: null,
    at: asOf,
    companyId: portal.company_id,
    jobId: portal.job_id,
    data: { portal: portal.id, contact: portal.contact, question: id },
    ...(person && { applicantId: person.id }),
  });
  await notifyQuestion(tx, portal, { id, text, candidate: person?.full_name ?? null, asOf });
}

async function personOf(tx: Tx, portal: PortalRow, code: string, asOf: Date) {
  const person = await personInPortal(tx, portal, code, asOf);
  if (!person) throw invalid("/about", "portal_person_unknown");
  return person;
}

/**
 * Answers a question for the team of its order.
 * @throws Problem 403, 404, 409 `portal_question_answered`
 */
export async function answerQuestion(
  tx: Tx,
  actor: ConsultantActor,
  { id, answer, asOf }: { id: number; answer: string; asOf: Date },
): Promise<void> {
  const question = await lockQuestion(tx, actor, id);
  await lockForTeam(tx, actor, question.order_id);
  if (question.answer !== null) throw conflict("portal_question_answered", question.answer);
  await tx
    .updateTable("portal_questions")
    .set({ answer, answered_by: actor.accountId, answered_at: asOf })
    .where("id", "=", id)
    .execute();
  await mailReply(tx, question, answer, asOf);
}
