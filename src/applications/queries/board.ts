import { sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";
import { stageKindOf, stageKinds } from "#companies/pipeline.ts";
import type { CvSummary } from "#cv/summary.ts";
import { displayState } from "#jobs/lifecycle.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { civilDays, waitedSince } from "../clock-days.ts";
import type { board } from "../contract.ts";
import { isOnBoard } from "../lifecycle.ts";
import { hiringRole, may } from "../policy.ts";
import { clockDays } from "../terms.ts";
import { canOf, columnOf, isWaiting, stageRef, standingIn } from "./cards.ts";
import { offerAccepted, type StageRow, withoutAccount } from "./shared/find.ts";
import { averageRecommendation, noteCount } from "./shared/opinions.ts";
import { photoKey, photoUrl } from "./shared/photo.ts";

type BoardReply = ReplyOf<typeof board>["data"];
type Applicant = BoardReply["attributes"]["stages"][number]["applicants"]["data"][number];

/** Whether the caller may subscribe to the job's board. @throws Problem 404 */
export async function boardJob(db: Reader, actor: HiringActor, jobId: number) {
  const job = await db
    .selectFrom("jobs as j")
    .select([
      "id",
      "title",
      "status",
      "sen_status",
      "pipeline_id",
      "owner_id",
      "recruiter_ids",
      "skills",
      "blind_review",
    ])
    // Read along, so that a board asks two questions and not four.
    .select(sql<string[]>`ARRAY(SELECT day::text FROM holidays)`.as("holidays"))
    .select(
      sql<
        StageRow[]
      >`(SELECT json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'name_vn', name_vn)
        ORDER BY position, id) FROM pipeline_stages s WHERE s.pipeline_id = j.pipeline_id)`.as("stages"),
    )
    // A skill goes by several names, in two languages.
    .select(
      sql<string[][]>`(SELECT coalesce(json_agg(k.names), '[]')
        FROM (SELECT ARRAY[name, name_vn] || aliases AS names FROM skills) k WHERE k.names && j.skills)`.as(
        "known_skills",
      ),
    )
    .where("id", "=", jobId)
    .where(inScope("j", actor.scope))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!job) throw notFound();
  const facts = {
    jobOwnerId: job.owner_id,
    recruiterIds: job.recruiter_ids,
    applicantOwnerId: null,
  };
  assertAllowed(may(actor, "manage", facts));
  return job;
}

/**
 * A job's board: the stages that its side sees, in order, each with its applicants from top to bottom; who ended is in
 * the last two columns, the latest on top.
 * @throws Problem 404
 */
export async function boardOf(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  asOf: Date,
): Promise<BoardReply> {
  const job = await boardJob(db, actor, jobId);
  const { stages } = job;
  const rows = await rowsOf(db, actor, jobId, asOf);
  const erased = await erasedOf(db, jobId);
  const role = hiringRole(actor);
  const since = waitedSince(asOf, clockDays.waiting, civilDays(job.holidays));
  const wanted = job.skills.map((name) => ({
    name,
    keys: [name, ...job.known_skills.filter((names) => names.includes(name)).flat()].map(fold),
  }));
  const columns = new Map<number, Applicant[]>(stages.map(({ id }) => [id, []]));
  const stageOf = (wanted: number) => stages.find(({ kind }) => kind === wanted)?.id;
  const [sourced, hired] = [stageOf(stageKinds.sourced), stageOf(stageKinds.hired)];
  for (const row of rows) {
    const applied_at = `${row.applied_at.replace(" ", "T")}Z`;
    const ended = row.outcome !== "active";
    columns.get(columnOf(row, stages)?.id ?? row.stage_id)?.push({
      id: String(row.id),
      type: "applicant",
      attributes: {
        full_name: row.full_name,
        email: row.email ?? "",
        ...factsOf(actor, row, wanted),
        applied_at,
        days: row.days,
        ...(row.source !== "site" && { source: row.source }),
        ...(row.owner !== null && { owner: row.owner }),
        viewed: row.viewed,
        waiting: isWaiting({ ...row, applied_at }, since),
        flags: row.flags,
        ...(row.unread && { unread: true as const }),
        ...(row.offer_accepted && !ended && row.stage_id !== hired && { offer_accepted: true as const }),
        ...(row.hidden && { hidden: true as const }),
        ...((row.without_account || row.stage_id === sourced) && { unreached: true as const }),
        ...(ended && { stood_at: String(row.stage_id) }),
        ...(row.reason_id !== null && { reject_reason_id: row.reason_id }),
      },
    });
  }
  return {
    id: String(job.id),
    type: "board",
    attributes: {
      job: {
        id: String(job.id),
        title: job.title,
        display_state: displayState(job.status, job.sen_status),
        blind_review: job.blind_review,
      },
      stages: stages
        .filter(({ kind }) => isOnBoard(kind, role))
        .map((stage) => {
          const data = columns.get(stage.id) ?? [];
          const can = canOf(role, standingIn(stage.kind));
          const gone = erased.get(stageKindOf[stage.kind] ?? "") ?? 0;
          const count = data.filter(({ attributes }) => !attributes.hidden).length + gone;
          return { ...stageRef(stage), count, erased: gone, can, applicants: { data } };
        }),
    },
  };
}

/** How many of a job's applicants were erased, by the kind of their column: only the hired are in a stage. */
async function erasedOf(db: Reader, jobId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("applicants")
    .select(["outcome", (eb) => eb.fn.countAll<number>().as("count")])
    .where("job_id", "=", jobId)
    .where("erased_at", "is not", null)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome === "active" ? "hired" : outcome, count]));
}

/** What the CV and colleagues say, for a card: what there is nothing to say of is left out. */
function factsOf(
  actor: HiringActor,
  row: Awaited<ReturnType<typeof rowsOf>>[number],
  wanted: readonly { name: string; keys: string[] }[],
) {
  const { role, months, skills = [] } = row.summary ?? {};
  const photo = photoUrl(actor, row.id, row.photo_key);
  const named = new Set(wanted.length > 0 ? skills.map(fold) : []);
  const matching = wanted.filter(({ keys }) => keys.some((key) => named.has(key))).map(({ name }) => name);
  return {
    ...(photo !== null && { photo }),
    ...(role && { role }),
    ...(months && { years: Math.floor(months / 12) }),
    ...(matching.length > 0 && { skills: matching }),
    ...(row.notes > 0 && { notes: row.notes }),
    ...(row.recommendation !== null && { recommendation: Number(row.recommendation) }),
  };
}

/** The applicants of a job, in the order of their columns. Their times stay texts: reading hundreds of dates costs more than the query. */
function rowsOf(db: Reader, actor: HiringActor, jobId: number, asOf: Date) {
  return (
    db
      .selectFrom("applicants as a")
      .leftJoin("accounts as o", "o.id", "a.owner_id")
      .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
      .select([photoKey.as("photo_key"), noteCount(actor).as("notes"), withoutAccount.as("without_account")])
      .select(offerAccepted.as("offer_accepted"))
      .select(averageRecommendation(actor).as("recommendation"))
      // Of somebody without a CV, what the company wrote of them.
      .select(
        sql<Partial<CvSummary> | null>`coalesce(f.summary, (
        SELECT jsonb_build_object('role', p.job_title, 'skills', p.skills) FROM prospects p
        WHERE p.candidate_id = a.candidate_id AND p.company_id = a.company_id AND p.erased_at IS NULL
          AND p.agency_id IS NOT DISTINCT FROM a.agency_id))`.as("summary"),
      )
      .select([
        "a.id",
        "a.stage_id",
        "a.outcome",
        "a.full_name",
        "a.email",
        "a.source",
        "o.full_name as owner",
        "a.clock_step",
        "a.flags",
      ])
      .select([
        sql<string>`(a.applied_at AT TIME ZONE 'UTC')::text`.as("applied_at"),
        sql<number>`greatest(extract(day FROM ${asOf}::timestamptz - a.stage_changed_at), 0)::int`.as("days"),
        sql<boolean>`a.viewed_at IS NOT NULL`.as("viewed"),
        sql<boolean>`a.hidden_at IS NOT NULL`.as("hidden"),
        sql<string | null>`a.responded_at::text`.as("responded_at"),
        sql<boolean>`EXISTS (SELECT FROM messages m
        WHERE m.applicant_id = a.id AND m.sender = 'candidate' AND m.read_at IS NULL)`.as("unread"),
      ])
      .select(
        sql<number | null>`CASE a.outcome WHEN 'rejected' THEN (SELECT r.reason_id FROM applicant_rejections r
        WHERE r.applicant_id = a.id AND r.restored_at IS NULL) END`.as("reason_id"),
      )
      .where("a.job_id", "=", jobId)
      .where("a.erased_at", "is", null)
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN a.rank END`)
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN NULL ELSE a.stage_changed_at END`, "desc")
      .orderBy(sql`CASE a.outcome WHEN 'active' THEN a.id ELSE -a.id END`)
      .execute()
  );
}
