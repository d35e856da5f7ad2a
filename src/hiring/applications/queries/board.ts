import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { applicantTable, board } from "../contract-lists.ts";
import { hiringRole } from "../policy.ts";
import { answerText, type StoredAnswer } from "../screening.ts";
import { columnMost } from "../terms.ts";
import { type BoardCard, cardsOf } from "./board-cards.ts";
import { type BoardJob, boardJob } from "./board-job.ts";
import { type Columns, columnsOf, facetsOf, firstOfColumns, pageOf, visibleStages } from "./board-view.ts";
import { canOf, stageRef, standingIn } from "./cards.ts";

/**
 * Returns a job's board: the visible stages in order, each with its applicants from top to bottom. Rejected and withdrawn
 * applicants are in the last two columns, the latest on top. If a stage has more than 500 applicants, the filters of the query
 * apply, and each stage has its first matches.
 * @throws Problem 404
 */
export async function boardOf(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  { view, asOf }: { view: QueryOf<typeof board>; asOf: Date },
): Promise<ReplyOf<typeof board>["data"]> {
  const job = await boardJob(db, actor, jobId, "read");
  const columns = await columnsOf(db, job, asOf);
  const isCut = [...columns.values()].some(({ count }) => count > columnMost);
  const first = isCut ? await firstOfColumns(db, actor, job, { view, most: columnMost, asOf }) : null;
  const cards = await cardsOf(db, actor, job, { ids: first?.ids ?? null, asOf });
  const byColumn = Map.groupBy(cards, ({ column }) => column);
  return {
    id: String(job.id),
    type: "board",
    attributes: {
      job: jobView(actor, job),
      stages: stagesOf(actor, job, columns).map(({ stage, shown }) => {
        const data: BoardCard[] = (byColumn.get(stage.id) ?? []).map(({ card }) => card);
        const onBoard = () => data.filter(({ attributes }) => !attributes.hidden).length;
        const matching = first ? (first.matching.get(stage.id) ?? 0) : onBoard();
        return { ...shown, matching, applicants: { data } };
      }),
      facets: first && (await facetsOf(db, actor, job, columns)),
    },
  };
}

/** Returns a page of a job's applicants. @throws Problem 404 */
export async function applicantPage(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  { query, asOf }: { query: QueryOf<typeof applicantTable>; asOf: Date },
): Promise<ReplyOf<typeof applicantTable>["data"]> {
  const { page, items, ...view } = query;
  const job = await boardJob(db, actor, jobId, "read");
  const columns = await columnsOf(db, job, asOf);
  const { ids, total } = await pageOf(db, actor, job, { view, page, items, asOf });
  const cards = await cardsOf(db, actor, job, { ids, asOf });
  const answers = await answersOf(db, job, ids);
  return {
    id: String(job.id),
    type: "applicant_table",
    attributes: {
      job: jobView(actor, job),
      stages: stagesOf(actor, job, columns).map(({ shown }) => shown),
      facets: await facetsOf(db, actor, job, columns),
      applicants: cards.map(({ column, card }) => ({
        ...card,
        stage_id: String(column),
        answers: answers.get(card.id) ?? [],
      })),
      page,
      items,
      total,
    },
  };
}

/** Returns the answers to the screening questions by applicant. Texts are left out: under blind review they may name the person. */
async function answersOf(db: Reader, job: BoardJob, ids: readonly number[]) {
  const rows = await db
    .selectFrom("applicants as a")
    .select(["a.id", "a.answers"])
    .where("a.job_id", "=", job.id)
    .where("a.id", "=", sql<number>`ANY (${ids}::bigint[])`)
    .where(sql<boolean>`a.answers <> '[]'`)
    .execute();
  return new Map(
    rows.map(({ id, answers }) => [
      String(id),
      (answers as unknown as StoredAnswer[])
        .filter(({ type }) => type !== "short_text")
        .map(({ question, answer, meets }) => ({ question, answer: answerText(answer), meets })),
    ]),
  );
}

function jobView({ scope }: HiringActor, job: BoardJob) {
  return {
    id: String(job.id),
    title: job.title,
    display_state: displayState(job.status, job.sen_status),
    blind_review: job.blind_review,
    can: {
      manage: job.managed,
      decide: job.allows("reject"),
      ...("agency" in scope && { introduce: job.introduces }),
    },
  };
}

function stagesOf(actor: HiringActor, job: BoardJob, columns: Columns) {
  return visibleStages(actor, job).map((stage) => {
    const { count = 0, hidden = 0, erased = 0 } = columns.get(stage.id) ?? {};
    const can = canOf(hiringRole(actor), job.allows, standingIn(stage.kind));
    return {
      stage,
      shown: { ...stageRef(stage), folded: stage.folded, count: count - hidden + erased, erased, can },
    };
  });
}
