import { sql } from "kysely";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { samePlan } from "#kit/prepared.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKindOf } from "#people/companies/pipeline.ts";
import type { applicantTable, board } from "../contract-lists.ts";
import { averageRecommendation, clientAnswer, consentFact } from "../contributions.ts";
import { isOnBoard, outcomes } from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import type { ApplicantSort } from "../terms.ts";
import { failedQuestions, isWaitingSince, skillKeys, waitingSince, wantedSkills } from "./board-cards.ts";
import type { BoardJob } from "./board-job.ts";

/** The filters and the order of a list of a job's applicants. */
export type ListView = Omit<QueryOf<typeof board>, "sort"> &
  Partial<Pick<QueryOf<typeof applicantTable>, "stage" | "ids">> & { sort: ApplicantSort };

/** Returns the stages that the actor's board has, in order. */
export const visibleStages = (actor: HiringActor, job: BoardJob) =>
  job.stages.filter(({ kind }) => isOnBoard(kind, hiringRole(actor)));

/** Returns SQL for the column of applicant `a`: its stage, or the stage of its outcome (`columnOf`). */
function columnId({ stages }: BoardJob) {
  const ended = outcomes.flatMap((outcome) => {
    const stage = stages.find(({ kind }) => stageKindOf[kind] === outcome);
    return stage ? [sql`WHEN a.outcome = ${outcome} THEN ${stage.id}::bigint`] : [];
  });
  if (ended.length === 0) return sql<number>`a.stage_id`;
  return sql<number>`(CASE ${sql.join(ended, sql` `)} ELSE a.stage_id END)`;
}

/** Selects the applicants of a job who are not erased. */
function applicantsOf(db: Reader, job: BoardJob) {
  return db
    .selectFrom("applicants as a")
    .leftJoin("accounts as o", "o.id", "a.owner_id")
    .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
    .where("a.job_id", "=", job.id)
    .where("a.erased_at", "is", null);
}

/** Returns the counts of each column. `count` includes applicants taken off the board; only `erased` counts erased applicants. */
export async function columnsOf(db: Reader, job: BoardJob, asOf: Date) {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) FILTER (WHERE a.erased_at IS NULL AND ${condition}))::int`;
  const columns = await db
    .selectFrom("applicants as a")
    .select([columnId(job).as("column"), count(sql`true`).as("count")])
    .select(count(isWaitingSince(waitingSince(job, asOf))).as("waiting"))
    .select([count(sql`a.flags > 0`).as("flagged"), count(sql`a.hidden_at IS NOT NULL`).as("hidden")])
    .select(count(sql`a.outcome = 'active' AND a.viewed_at IS NULL`).as("fresh"))
    .select(sql<number>`(count(*) FILTER (WHERE a.erased_at IS NOT NULL))::int`.as("erased"))
    .select(
      sql<string[]>`coalesce(array_agg(DISTINCT a.source) FILTER (WHERE a.erased_at IS NULL), '{}')`.as(
        "sources",
      ),
    )
    .where("a.job_id", "=", job.id)
    .groupBy("column")
    .modifyEnd(samePlan)
    .execute();
  return new Map(columns.map((column) => [column.column, column]));
}
export type Columns = Awaited<ReturnType<typeof columnsOf>>;

/** Returns the filters that apply to a job's applicants, with the number of matches of some. */
export async function facetsOf(db: Reader, actor: HiringActor, job: BoardJob, columns: Columns) {
  const owners = await applicantsOf(db, job)
    .select("o.full_name as name")
    .distinct()
    .where("o.full_name", "is not", null)
    .execute();
  const wanted = wantedSkills(job);
  const keys = wanted.flatMap((skill) => skill.keys);
  const named =
    keys.length === 0
      ? []
      : await db
          .selectFrom(applicantsOf(db, job).select(skillKeys().as("keys")).as("s"))
          .innerJoin(sql<{ key: string }>`unnest(s.keys)`.as<"k">(sql`k(key)`), (join) => join.onTrue())
          .select("k.key")
          .distinct()
          .where("k.key", "=", sql<string>`ANY (${keys}::text[])`)
          .execute();
  const present = new Set(named.map(({ key }) => key));
  const marks = await marksOf(db, actor, job);
  const all = [...columns.values()];
  const sum = (of: "count" | "waiting" | "flagged" | "hidden" | "fresh") =>
    all.reduce((total, column) => total + column[of], 0);
  const byName = (a: string, b: string) => a.localeCompare(b, "vi");
  return {
    count: sum("count"),
    waiting: sum("waiting"),
    fresh: sum("fresh"),
    flagged: sum("flagged"),
    hidden: sum("hidden"),
    sources: [...new Set(all.flatMap(({ sources }) => sources))].sort(),
    owners: owners.flatMap(({ name }) => name ?? []).sort(byName),
    skills: wanted
      .filter((skill) => skill.keys.some((key) => present.has(key)))
      .map(({ name }) => name)
      .sort(byName),
    tags: marks.tags.sort(byName),
    failed: marks.failed.sort(byName),
    rated: marks.rated,
    ...("agency" in actor.scope && (await introductionFacets(db, job))),
  };
}

/** Returns the tags, the questions that are not met, and whether any feedback is readable, among the applicants of a job. */
function marksOf(db: Reader, actor: HiringActor, job: BoardJob) {
  const texts = (from: ReturnType<typeof sql>) =>
    sql<string[]>`ARRAY(SELECT DISTINCT x.text FROM applicants a CROSS JOIN LATERAL ${from} x(text)
      WHERE a.job_id = ${job.id} AND a.erased_at IS NULL AND x.text IS NOT NULL)`;
  return db
    .selectNoFrom([
      texts(sql`unnest(a.tags)`).as("tags"),
      texts(sql`unnest(${failedQuestions})`).as("failed"),
      sql<boolean>`EXISTS (SELECT FROM applicants a WHERE a.job_id = ${job.id} AND a.erased_at IS NULL
        AND ${averageRecommendation(actor)} IS NOT NULL)`.as("rated"),
    ])
    .executeTakeFirstOrThrow();
}

/** SQL: the consent and the client's answer of applicant `a` of an agency, as filters name them. */
const consentFilter = () => sql<string>`coalesce(${consentFact()}, 'none')`;
const answerFilter = () => sql<string>`coalesce(${clientAnswer()}, 'none')`;

/** Returns the consents and the client's answers among the applicants of an agency's job. */
async function introductionFacets(db: Reader, job: BoardJob) {
  const rows = await applicantsOf(db, job)
    .select([consentFilter().as("consent"), answerFilter().as("answer")])
    .distinct()
    .execute();
  return {
    consents: [...new Set(rows.map(({ consent }) => consent))],
    client_answers: [...new Set(rows.map(({ answer }) => answer))],
  };
}

/** Selects the applicants in visible stages that match the filters of a view. */
function matching(db: Reader, actor: HiringActor, job: BoardJob, view: ListView, asOf: Date) {
  const words = fold(view.q ?? "")
    .split(" ")
    .filter(Boolean);
  const skill = wantedSkills(job).find(({ name }) => name === view.skill);
  const columns = visibleStages(actor, job).map(({ id }) => id);
  let rows = applicantsOf(db, job)
    .select("a.id")
    .where(columnId(job), "=", sql<number>`ANY (${columns}::bigint[])`);
  for (const word of words)
    rows = rows.where(sql<boolean>`strpos(a.name_key || ' ' || lower(coalesce(a.email, '')), ${word}) > 0`);
  if (view.ids) rows = rows.where("a.id", "=", sql<number>`ANY (${view.ids}::bigint[])`);
  else rows = rows.where("a.hidden_at", view.hidden ? "is not" : "is", null);
  if (view.stage !== undefined) rows = rows.where(columnId(job), "=", view.stage);
  if (view.waiting) rows = rows.where(isWaitingSince(waitingSince(job, asOf)));
  if (view.flagged) rows = rows.where("a.flags", ">", 0);
  if (view.source) rows = rows.where("a.source", "=", view.source);
  if (view.owner) rows = rows.where("o.full_name", "=", view.owner);
  if ("agency" in actor.scope) {
    if (view.consent) rows = rows.where(consentFilter(), "=", view.consent);
    if (view.client_answer) rows = rows.where(answerFilter(), "=", view.client_answer);
  }
  if (view.tag) rows = rows.where(sql<boolean>`${view.tag} = ANY (a.tags)`);
  if (view.failed) rows = rows.where(sql<boolean>`${view.failed} = ANY (${failedQuestions})`);
  if (view.rating) rows = rows.where(averageRecommendation(actor), ">=", view.rating);
  if (view.skill) rows = rows.where(sql<boolean>`${skillKeys()} && ${skill?.keys ?? []}::text[]`);
  return rows;
}

/** Vietnamese names are sorted by the given name, which is the last word. */
const byGivenName = sql`regexp_replace(btrim(a.full_name), '^(.*)\\s(\\S+)$', '\\2 \\1') COLLATE "vi-x-icu"`;

function orderOf(actor: HiringActor, job: BoardJob, sort: ApplicantSort) {
  const descending = sort.startsWith("-") ? sql` DESC` : sql``;
  const positions = sql`array_position(${job.stages.map(({ id }) => id)}::bigint[], ${columnId(job)})`;
  const within = sql`CASE a.outcome WHEN 'active' THEN a.rank END,
    CASE a.outcome WHEN 'active' THEN NULL ELSE a.stage_changed_at END DESC,
    CASE a.outcome WHEN 'active' THEN a.id ELSE -a.id END`;
  const by = {
    rank: sql`${positions}`,
    newest: sql`a.applied_at DESC`,
    oldest: sql`a.applied_at`,
    stage: sql`a.stage_changed_at`,
    days: sql`a.stage_changed_at DESC`,
    name: byGivenName,
    place: positions,
    recommendation: sql`coalesce(${averageRecommendation(actor)}, 0)`,
    source: sql`a.source`,
    owner: sql`coalesce(o.full_name, '') COLLATE "vi-x-icu"`,
  }[sort.replace(/^-/, "") as "rank"];
  return sql`${by}${descending}, ${positions}, ${within}`;
}

/** Returns the ids of the first applicants of each column that match a view, and the number of matches in each column. */
export async function firstOfColumns(
  db: Reader,
  actor: HiringActor,
  job: BoardJob,
  { view, most, asOf }: { view: ListView; most: number; asOf: Date },
) {
  const ranked = matching(db, actor, job, view, asOf).select([
    columnId(job).as("column"),
    sql<number>`count(*) OVER (PARTITION BY ${columnId(job)})::int`.as("matching"),
    sql<number>`row_number() OVER (PARTITION BY ${columnId(job)}
      ORDER BY ${orderOf(actor, job, view.sort)})`.as("number"),
  ]);
  const rows = await db
    .selectFrom(ranked.as("r"))
    .select(["r.id", "r.column", "r.matching"])
    .where("r.number", "<=", most)
    .orderBy("r.number")
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    matching: new Map(rows.map((row) => [row.column, row.matching])),
  };
}

/** Returns the ids of a page of the applicants that match a view, and the number of matches. */
export async function pageOf(
  db: Reader,
  actor: HiringActor,
  job: BoardJob,
  { view, page, items, asOf }: { view: ListView; page: number; items: number; asOf: Date },
) {
  const all = matching(db, actor, job, view, asOf);
  const { total } = await all
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await all
    .orderBy(orderOf(actor, job, view.sort))
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
