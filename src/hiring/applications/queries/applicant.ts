import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { referrerOf } from "#market/jobs/source.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import { isClosed } from "#people/companies/pipeline.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { deadline, waitedSince } from "../clock-days.ts";
import type { applicantDetail } from "../contract.ts";
import { isOnBoard } from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import { answerText, type StoredAnswer } from "../screening.ts";
import { clockDays } from "../terms.ts";
import { activitiesOf } from "./activities.ts";
import { type Card, type CardRow, cardOf, cardRow, stageRef } from "./cards.ts";
import { type FoundApplicant, findAllowed, findReadable, stagesOf } from "./shared/find.ts";
import { hidingName } from "./shared/hidden.ts";

type DetailReply = ReplyOf<typeof applicantDetail>["data"];

/** Returns an applicant as a card, for the answer to a change. @throws Problem 404 */
export async function applicantCard(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
  index?: number,
): Promise<Card> {
  return cardOfApplicant(db, actor, await findAllowed(db, actor, id, "read"), asOf, index);
}

/** Returns the card of an applicant, with the actor's rights from before a change. */
export async function cardOfApplicant(
  db: Reader,
  actor: HiringActor,
  applicant: FoundApplicant,
  asOf: Date,
  index?: number,
): Promise<Card> {
  const { card } = await readCard(db, actor, applicant, asOf, index);
  return { id: String(applicant.id), type: "applicant", attributes: card };
}

/**
 * Returns an applicant with CV, answers, activities and neighbours in its column. Callers who may only read the applicant get
 * no unread messages and no link to the company's entry about the person; neighbours are for callers who see the board.
 * @throws Problem 404
 */
export async function applicantOf(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<DetailReply> {
  const applicant = await findReadable(db, actor, id);
  const { managed, readsBoard } = applicant;
  const { row, card, stages, holidays, neighbours } = await readCard(db, actor, applicant, asOf);
  const cv = await db
    .selectFrom("cv_files")
    .select(["text", "text_state"])
    .where("id", "=", row.cv_file_id)
    .executeTakeFirst();
  const withdrawal =
    row.outcome === "withdrawn"
      ? await db
          .selectFrom("applicant_withdrawals")
          .select(["reason_id", "note", "withdrawn_at as at"])
          .where("applicant_id", "=", id)
          .executeTakeFirst()
      : undefined;
  const withoutName = await hidingName(db, applicant);
  const role = hiringRole(actor);
  const open = row.outcome === "active" && row.responded_at === null;
  return {
    id: String(id),
    type: "applicant_detail",
    attributes: {
      ...card,
      ...(!managed && { unread_messages: 0 }),
      can: { ...card.can, manage: managed, board: readsBoard },
      referred_by: await referrerName(db, actor, applicant.referral_id),
      candidate_id: applicant.identity_hidden || !managed ? null : applicant.candidate_id,
      job: { id: String(applicant.job_id), title: applicant.job_title, address: applicant.job_address },
      cover_letter: applicant.cover_letter && withoutName(applicant.cover_letter),
      answers: (applicant.answers as unknown as StoredAnswer[]).map((stored) => ({
        question: stored.question,
        type: stored.type,
        answer: typeof stored.answer === "string" ? withoutName(stored.answer) : answerText(stored.answer),
        meets: stored.meets,
      })),
      cv_text: {
        state: (cv?.text_state ?? (row.erased_at ? "erased" : "none")) as "pending",
        text: cv?.text ? withoutName(cv.text) : null,
      },
      respond_by: open ? deadline(row.applied_at, clockDays.closed, holidays) : null,
      withdrawn: withdrawal ?? null,
      stages: stages.filter(({ kind }) => isOnBoard(kind, role) && !isClosed(kind)).map(stageRef),
      neighbours: managed || readsBoard ? neighbours : { previous: null, next: null, count: 0 },
      activities: await activitiesOf(db, id, managed),
    },
  };
}

/** Returns the name of the member of the actor's workspace who referred the applicant, even after the member has left. */
async function referrerName(db: Reader, { scope }: HiringActor, id: string | null): Promise<string | null> {
  const account = referrerOf(id);
  if (account === null) return null;
  const row = await db
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", account)
    .where(membersOf("accounts", scope))
    .executeTakeFirst();
  return row?.full_name ?? null;
}

async function readCard(
  db: Reader,
  actor: HiringActor,
  applicant: FoundApplicant,
  asOf: Date,
  index?: number,
) {
  const row = await cardRow(db, applicant.id);
  const stages = await stagesOf(db, applicant.pipeline_id);
  const holidays = await holidaysOf(db);
  const since = waitedSince(asOf, clockDays.waiting, holidays);
  const { at, ...neighbours } = await positionInColumn(db, row);
  const card = cardOf(row, index ?? at, { actor, allows: applicant.allows, stages, since });
  return { row, card, stages, holidays, neighbours };
}

/** Returns an applicant's index in its column, and the ids of its neighbours there, and the length of the column. */
export async function positionInColumn(
  db: Reader,
  row: Pick<CardRow, "id" | "job_id" | "outcome" | "stage_id">,
) {
  const column = db
    .selectFrom("applicants")
    .where("job_id", "=", row.job_id)
    .where("outcome", "=", row.outcome)
    .where("erased_at", "is", null);
  const rows =
    row.outcome === "active"
      ? await column.select("id").where("stage_id", "=", row.stage_id).orderBy("rank").orderBy("id").execute()
      : await column.select("id").orderBy("stage_changed_at", "desc").orderBy("id", "desc").execute();
  const at = rows.findIndex(({ id }) => id === row.id);
  const idAt = (index: number) => (rows[index] ? String(rows[index].id) : null);
  return { at, previous: at > 0 ? idAt(at - 1) : null, next: idAt(at + 1), count: rows.length };
}
