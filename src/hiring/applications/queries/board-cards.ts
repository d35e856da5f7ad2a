import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { samePlan } from "#kit/prepared.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { waitedSince } from "../clock-days.ts";
import type { board } from "../contract-lists.ts";
import {
  averageRecommendation,
  clientAnswer,
  consentFact,
  hasUnreadMessage,
  type NextInterview,
  nextInterview,
  noteCount,
  offerState,
  writtenRole,
  writtenSkillKeys,
} from "../contributions.ts";
import type { ConsentFact } from "../lifecycle.ts";
import { type ClientVerdict, clockDays, type InterviewAnswer } from "../terms.ts";
import type { BoardJob } from "./board-job.ts";
import { columnOf } from "./cards.ts";
import { photoOfProfile, photoUrl } from "./shared/photo.ts";

type BoardReply = ReplyOf<typeof board>["data"]["attributes"];
export type BoardCard = BoardReply["stages"][number]["applicants"]["data"][number];

/** Returns the skills of a job, each with its names and synonyms in both languages, as `fold` writes them. */
export function wantedSkills({ skills, known_skills }: BoardJob) {
  return skills.map((name) => ({
    name,
    keys: [name, ...known_skills.filter((names) => names.includes(name)).flat()].map(fold),
  }));
}

/** Returns the moment before which an applicant without a response must have applied to count as waiting. */
export const waitingSince = (job: BoardJob, asOf: Date) =>
  waitedSince(asOf, clockDays.waiting, new Set(job.holidays));

/** SQL: whether applicant `a` waits for a response, as `isWaiting` does. */
export const isWaitingSince = (since: Date) =>
  sql<boolean>`(a.outcome = 'active' AND a.responded_at IS NULL
    AND (a.clock_step >= ${clockDays.waiting} OR a.applied_at < ${since}))`;

/** SQL: the skills of applicant `a` from the CV `f`, or without a CV those that the employer entered. */
export const skillKeys = () =>
  sql<string[] | null>`CASE WHEN f.summary IS NOT NULL THEN f.skill_keys ELSE ${writtenSkillKeys()} END`;

/** SQL: the questions whose answers by applicant `a` do not meet the job's requirements; null without such answers. */
export const failedQuestions = sql<string[] | null>`CASE WHEN a.flags > 0 THEN ARRAY(
  SELECT e.value->>'question' FROM jsonb_array_elements(a.answers) e WHERE e.value->'meets' = 'false') END`;

/**
 * Returns the applicants of a job as cards, each with the id of its column, in the order of `ids`, or of their columns.
 * @param ids the applicants to return; null for all
 */
export async function cardsOf(
  db: Reader,
  actor: HiringActor,
  job: BoardJob,
  { ids, asOf }: { ids: readonly number[] | null; asOf: Date },
): Promise<{ column: number; card: BoardCard }[]> {
  const wanted = wantedSkills(job);
  const rows = await rowsOf(db, actor, job, { ids, wanted, asOf });
  const stageOf = (wanted: number) => job.stages.find(({ kind }) => kind === wanted)?.id;
  const [sourced, hired] = [stageOf(stageKinds.sourced), stageOf(stageKinds.hired)];
  const cards = rows.map((row) => {
    const ended = row.outcome !== "active";
    const card: BoardCard = {
      id: String(row.id),
      type: "applicant",
      attributes: {
        full_name: row.full_name,
        email: row.email ?? "",
        ...factsOf(actor, row, wanted),
        applied_at: `${row.applied_at.replace(" ", "T")}Z`,
        days: row.days,
        ...(row.source !== "site" && { source: row.source }),
        ...(row.owner !== null && { owner: row.owner }),
        viewed: row.viewed,
        waiting: row.waiting,
        flags: row.flags,
        // Only members who manage the applicant see messages and offers (decision 079).
        ...(job.managed && row.unread && { unread: true as const }),
        ...(job.managed && row.offer !== null && !ended && row.stage_id !== hired && { offer: row.offer }),
        ...(row.interview !== null && !ended && { interview: interviewOf(row.interview) }),
        ...(row.failed !== null && { failed: row.failed }),
        ...(row.tags.length > 0 && { tags: row.tags }),
        ...("agency" in actor.scope && { consent: row.consent ?? ("none" as const) }),
        ...(row.verdict !== null && { client_answer: row.verdict }),
        ...(row.hidden && { hidden: true as const }),
        ...((row.without_account || row.stage_id === sourced) && { unreached: true as const }),
        ...(ended && { stood_at: String(row.stage_id) }),
        ...(row.reason_id !== null && { reject_reason_id: row.reason_id }),
      },
    };
    return { id: row.id, column: columnOf(row, job.stages)?.id ?? row.stage_id, card };
  });
  if (ids === null) return cards;
  const byId = new Map(cards.map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function interviewOf({ id, at, response }: NextInterview) {
  return { id: String(id), at: new Date(at).toISOString(), response: response as InterviewAnswer };
}

/** SQL: the consent of applicant `a`, which only agencies ask for. */
const consentOf = ({ scope }: HiringActor) =>
  "agency" in scope ? consentFact() : sql<ConsentFact>`NULL::text`;
/** SQL: the client's answer about applicant `a`, whom an agency introduced. */
const verdictOf = ({ scope }: HiringActor) =>
  "agency" in scope ? clientAnswer() : sql<ClientVerdict | null>`NULL::text`;

/** Returns facts of a card from the CV, notes and feedback; those without a value are left out. */
function factsOf(
  actor: HiringActor,
  row: Awaited<ReturnType<typeof rowsOf>>[number],
  wanted: ReturnType<typeof wantedSkills>,
) {
  const { role, months, matched } = row;
  const photo = photoUrl(actor, row.id, row.photo_key);
  const matching = matched
    ? wanted.filter(({ keys }) => keys.some((key) => matched.includes(key))).map(({ name }) => name)
    : [];
  return {
    ...(photo !== null && { photo }),
    ...(role && { role }),
    ...(months && { years: Math.floor(months / 12) }),
    ...(matching.length > 0 && { skills: matching }),
    ...(row.notes > 0 && { notes: row.notes }),
    ...(row.recommendation !== null && { recommendation: Number(row.recommendation) }),
  };
}

/** Returns the applicants of a job in the order of their columns. Times are returned as texts, because parsing hundreds of dates takes longer than the query. */
function rowsOf(
  db: Reader,
  actor: HiringActor,
  job: BoardJob,
  input: { ids: readonly number[] | null; wanted: ReturnType<typeof wantedSkills>; asOf: Date },
) {
  const { ids, asOf } = input;
  const wanted = sql`${input.wanted.flatMap(({ keys }) => keys)}::text[]`;
  return (
    db
      .selectFrom("applicants as a")
      .leftJoin("accounts as o", "o.id", "a.owner_id")
      .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
      .innerJoin("candidates as c", "c.id", "a.candidate_id")
      .leftJoin("candidate_profiles as p", "p.account_id", "c.account_id")
      .select([photoOfProfile.as("photo_key"), noteCount(actor).as("notes")])
      .select(sql<boolean>`c.account_id IS NULL`.as("without_account"))
      .select([offerState().as("offer"), consentOf(actor).as("consent")])
      .select([averageRecommendation(actor).as("recommendation"), verdictOf(actor).as("verdict")])
      // Without a CV, the employer's entries are used. Only the texts that a card shows are read, not whole summaries, which takes longer.
      .select([
        sql<
          string | null
        >`CASE WHEN f.summary IS NOT NULL THEN f.summary->>'role' ELSE ${writtenRole()} END`.as("role"),
        sql<number | null>`(f.summary->>'months')::int`.as("months"),
        sql<string[] | null>`CASE WHEN ${skillKeys()} && ${wanted} THEN
          ARRAY(SELECT k FROM unnest(${skillKeys()}) k WHERE k = ANY (${wanted})) END`.as("matched"),
      ])
      .select(["a.id", "a.stage_id", "a.outcome", "a.full_name", "a.email", "a.source", "a.flags", "a.tags"])
      .select(["o.full_name as owner", nextInterview(asOf).as("interview"), failedQuestions.as("failed")])
      .select([
        sql<string>`(a.applied_at AT TIME ZONE 'UTC')::text`.as("applied_at"),
        sql<number>`greatest(extract(day FROM ${asOf}::timestamptz - a.stage_changed_at), 0)::int`.as("days"),
        sql<boolean>`a.viewed_at IS NOT NULL`.as("viewed"),
        sql<boolean>`a.hidden_at IS NOT NULL`.as("hidden"),
        isWaitingSince(waitingSince(job, asOf)).as("waiting"),
        hasUnreadMessage().as("unread"),
      ])
      .select(
        sql<number | null>`CASE a.outcome WHEN 'rejected' THEN (SELECT r.reason_id FROM applicant_rejections r
        WHERE r.applicant_id = a.id AND r.restored_at IS NULL) END`.as("reason_id"),
      )
      .where("a.job_id", "=", job.id)
      .where("a.erased_at", "is", null)
      .$if(ids !== null, (rows) => rows.where("a.id", "=", sql<number>`ANY (${ids}::bigint[])`))
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN a.rank END`)
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN NULL ELSE a.stage_changed_at END`, "desc")
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN a.id ELSE -a.id END`)
      .modifyEnd(samePlan)
      .execute()
  );
}
