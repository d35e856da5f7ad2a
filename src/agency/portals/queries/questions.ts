import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { openedPortal } from "../contract-public.ts";
import type { portalQuestions } from "../contract-questions.ts";
import { questionsMost } from "../terms.ts";
import { orderOf } from "./of-order.ts";
import type { IntroducedPerson } from "./people.ts";

type QuestionReply = ReplyOf<typeof portalQuestions>["data"][number];

function questionRows(db: Reader) {
  return db
    .selectFrom("portal_questions as q")
    .innerJoin("portals as p", "p.id", "q.portal_id")
    .innerJoin("client_contacts as k", "k.id", "p.contact_id")
    .leftJoin("applicants as a", "a.id", "q.applicant_id")
    .leftJoin("accounts as u", "u.id", "q.answered_by")
    .selectAll("q")
    .select(["p.order_id", "k.full_name as contact", "a.full_name as candidate", "u.full_name as answerer"]);
}
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questionRows>["executeTakeFirstOrThrow"]>>;

/** Locks a question in a portal of the actor's agency. @throws Problem 404 */
export async function lockQuestion(db: Reader, actor: ConsultantActor, id: number): Promise<QuestionRow> {
  const row = await questionRows(db)
    .where("q.id", "=", id)
    .where("p.agency_id", "=", actor.agencyId)
    .forUpdate("q")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns the questions in the portals of an order, those without an answer first, then the latest. @throws Problem 404 */
export async function questionsOfOrder(
  db: Reader,
  actor: ConsultantActor,
  orderId: number,
): Promise<ReplyOf<typeof portalQuestions>> {
  const { isTeam } = await orderOf(db, actor, orderId);
  const rows = await questionRows(db)
    .where("p.order_id", "=", orderId)
    .where("p.agency_id", "=", actor.agencyId)
    .orderBy((eb) => eb("q.answered_at", "is not", null))
    .orderBy("q.id", "desc")
    .limit(questionsMost)
    .execute();
  return { data: rows.map(reply), meta: { can: { answer: isTeam } } };
}

/** Returns a question as consultants read it. */
export async function questionOf(db: Reader, actor: ConsultantActor, id: number): Promise<QuestionReply> {
  return reply(
    await questionRows(db)
      .where("q.id", "=", id)
      .where("p.agency_id", "=", actor.agencyId)
      .executeTakeFirstOrThrow(),
  );
}

function reply(row: QuestionRow): QuestionReply {
  return {
    id: String(row.id),
    type: "portal_question",
    attributes: {
      ...pick(row, ["contact", "text", "asked_at", "answer", "answered_at"]),
      applicant:
        row.applicant_id === null || row.candidate === null
          ? null
          : { id: String(row.applicant_id), full_name: row.candidate },
      answered_by: row.answerer,
    },
  };
}

/**
 * Returns the questions in a portal as its contact reads them, the latest first. Questions about people who are no longer in the portal
 * are left out, because their texts may name the people.
 */
export async function questionsInPortal(
  db: Reader,
  portalId: number,
  people: readonly IntroducedPerson[],
): Promise<ReplyOf<typeof openedPortal>["data"]["attributes"]["questions"]> {
  const rows = await db
    .selectFrom("portal_questions")
    .select(["text", "asked_at", "answer", "answered_at", "applicant_id"])
    .where("portal_id", "=", portalId)
    .orderBy("id", "desc")
    .limit(questionsMost)
    .execute();
  const codes = new Map(people.map(({ id, code }) => [id, code]));
  return rows
    .filter(({ applicant_id }) => applicant_id === null || codes.has(applicant_id))
    .map(({ applicant_id, ...question }) => ({
      ...question,
      about: applicant_id === null ? null : (codes.get(applicant_id) ?? null),
    }));
}
