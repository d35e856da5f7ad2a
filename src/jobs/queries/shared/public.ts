import { type CompiledQuery, type SqlBool, sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { pictureUrl } from "#companies/logo.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { publicState } from "../../lifecycle.ts";
import { mostAttempts, similarJobs as similarCount } from "../../terms.ts";
import {
  type CardReply,
  cardColumns,
  type JobCardRow,
  jobAttributes,
  jobsWithCompany,
  jobTexts,
  type PublicJobReply,
} from "../rows.ts";
import { savedAmong } from "./readable.ts";

/** Cards of the given jobs, in the order of the ids. */
export async function jobCards(
  db: Reader,
  actor: Actor,
  ids: readonly number[],
  asOf: Date,
): Promise<CardReply[]> {
  if (ids.length === 0) return [];
  const [rows, applied, saved] = await Promise.all([
    cardRows(db, ids),
    appliedAmong(db, actor, ids),
    savedAmong(db, actor, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const attributes = {
      ...jobAttributes(row, "public"),
      display_state: publicState(row, asOf),
      highlight: row.highlight_description,
      snippet: row.highlight_description ?? row.snippet,
      ...(applied ? { applied: applied.has(id) } : {}),
      ...(saved ? { saved: saved.has(id) } : {}),
    };
    return [{ id: String(id), type: "job_card" as const, attributes }];
  });
}

let compiledCards: CompiledQuery<JobCardRow> | null = null;

/** Compiled once: lists and searches ask for nothing else so often. */
async function cardRows(db: Reader, ids: readonly number[]): Promise<JobCardRow[]> {
  compiledCards ??= jobsWithCompany(db)
    .select(cardColumns)
    .where("j.id", "=", sql<number>`ANY(${[]}::bigint[])`)
    .compile();
  const asked: CompiledQuery<JobCardRow> = { ...compiledCards, parameters: [[...ids]] };
  return (await db.executeQuery(asked)).rows;
}

/** Those of the jobs that a candidate has applied for, or may not any more; null for everybody else. */
async function appliedAmong(db: Reader, actor: Actor, ids: readonly number[]): Promise<Set<number> | null> {
  if (actor.kind !== "candidate") return null;
  const rows = await db
    .selectFrom("applicants")
    .select("job_id")
    .where("candidate_id", "=", actor.candidateId)
    .where("job_id", "in", [...ids])
    .where((eb) => eb.or([eb("outcome", "<>", "withdrawn"), eb("attempt", "=", mostAttempts)]))
    .execute();
  return new Set(rows.map((row) => row.job_id));
}

/**
 * A job as the public reads it. Closed and expired ones stay readable as they were approved; what was never public, or was
 * changed since, is nobody's business.
 * @throws Problem 404, 410 for one that was deleted
 */
export async function publicJob(db: Reader, actor: Actor, id: number, asOf: Date): Promise<PublicJobReply> {
  const row = await jobsWithCompany(db)
    .selectAll("j")
    .select("c.blocked_at as company_blocked_at")
    .where("j.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.deleted_at) throw new Problem(410, "job_gone");
  const state = publicState(row, asOf);
  const ended = (state === "closed" || state === "expired") && row.first_approved_at && !row.needs_review;
  if ((state !== "published" && !ended) || row.hidden_at || row.company_blocked_at) throw notFound();
  const applied = await appliedAmong(db, actor, [id]);
  const saved = await savedAmong(db, actor, [id]);
  const mayApply = actor.kind === "visitor" || (actor.kind === "candidate" && !applied?.has(id));
  return {
    id: String(id),
    type: "job",
    attributes: {
      ...jobAttributes(row, "public"),
      display_state: state,
      ...jobTexts(row),
      ...(applied ? { applied: applied.has(id) } : {}),
      ...(saved ? { saved: saved.has(id) } : {}),
      pictures: await companyPictures(db, row.company_id),
      closed_date: row.closed_at,
      can: { apply: state === "published" && mayApply },
    },
  };
}

const picturesShown = 3;

/** The first pictures of a company's gallery: what a job's page shows of where the work is done. */
async function companyPictures(
  db: Reader,
  companyId: number,
): Promise<{ src: string; alt: string | null }[]> {
  const rows = await db
    .selectFrom("company_pictures")
    .select(["id", "image_key", "caption"])
    .where("company_id", "=", companyId)
    .orderBy("position")
    .limit(picturesShown)
    .execute();
  return rows.map(({ id, image_key, caption }) => ({
    src: pictureUrl(companyId, id, image_key),
    alt: caption,
  }));
}

const nearest = 300;

/** What a reader has hidden, by ids. */
interface Hidden {
  jobs: readonly number[];
  companies: readonly number[];
}

/**
 * Published jobs that are like it: of the same sub-category, those that share place, level and skills first (decisions
 * §11). Only the newest of the sub-category are looked at, so that a big one costs no more than a small one; sorted by
 * place and level beforehand, only the few that lead need their skills read from the wide rows of jobs.
 * @param without left out: what the reader has hidden
 */
export async function similarJobs(
  db: Reader,
  actor: Actor,
  id: number,
  { asOf, without = { jobs: [], companies: [] } }: { asOf: Date; without?: Hidden },
): Promise<CardReply[]> {
  const { rows } = await sql<{ job_id: number }>`
    WITH one AS (
      SELECT id, category_ids, location_ids, job_level, skills FROM jobs WHERE id = ${id} AND deleted_at IS NULL
    ), recent AS (
      SELECT s.job_id, s.approved_at, s.location_ids && one.location_ids AS same_place,
        s.job_level IS NOT DISTINCT FROM one.job_level AS same_level
      FROM one, job_search s
      WHERE s.category_ids && one.category_ids AND s.job_id <> one.id AND ${isOpen(asOf)}
        AND s.job_id <> ALL (${without.jobs}::bigint[]) AND s.company_id <> ALL (${without.companies}::bigint[])
      ORDER BY s.approved_at DESC, s.job_id DESC LIMIT ${nearest}
    ), near AS MATERIALIZED (
      SELECT * FROM recent ORDER BY same_place DESC, same_level DESC
    )
    SELECT near.job_id FROM one, near JOIN jobs j ON j.id = near.job_id
    ORDER BY near.same_place DESC, near.same_level DESC,
      cardinality(ARRAY(SELECT unnest(j.skills) INTERSECT SELECT unnest(one.skills))) DESC,
      near.approved_at DESC, near.job_id DESC
    LIMIT ${similarCount}`.execute(db);
  return jobCards(
    db,
    actor,
    rows.map((row) => row.job_id),
    asOf,
  );
}

/** In SQL, for `job_search AS s`: not expired. */
export const isOpen = (asOf: Date) => sql<SqlBool>`(s.expires_at IS NULL OR s.expires_at > ${asOf})`;

/** The next moment at which a job expires, and with it lists and counts change. */
export async function nextExpiry(db: Reader, asOf: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("job_search")
    .select(({ fn }) => fn.min("expires_at").as("at"))
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  return row?.at ?? null;
}
