import { type CompiledQuery, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { pictureUrl } from "#people/companies/logo.ts";
import { appliedJobs } from "../../contributions.ts";
import { publicState } from "../../lifecycle.ts";
import {
  type CardReply,
  cardColumns,
  type JobCardRow,
  jobAttributes,
  jobTexts,
  type PublicJobReply,
  publicJobs,
} from "../rows.ts";
import { savedAmong } from "./readable.ts";

/** Returns the cards of jobs, in the order of the ids. */
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

/** Selects the rows of cards. The query is compiled once, because lists and searches run it often. */
async function cardRows(db: Reader, ids: readonly number[]): Promise<JobCardRow[]> {
  compiledCards ??= publicJobs(db)
    .select(cardColumns)
    .where("j.id", "=", sql<number>`ANY(${[]}::bigint[])`)
    .compile();
  const query: CompiledQuery<JobCardRow> = { ...compiledCards, parameters: [[...ids]] };
  return (await db.executeQuery(query)).rows;
}

/** Returns the ids of jobs for which a candidate has applied and may not apply again; null for actors who are no candidates. */
async function appliedAmong(db: Reader, actor: Actor, ids: readonly number[]): Promise<Set<number> | null> {
  if (actor.kind !== "candidate") return null;
  const { applied } = await db
    .selectNoFrom(appliedJobs(actor.candidateId, ids).as("applied"))
    .executeTakeFirstOrThrow();
  return new Set(applied);
}

/**
 * Returns a job as the public reads it. Closed and expired jobs stay readable in their approved form; jobs that were
 * never public, or were changed since, do not.
 * @throws Problem 404, 410 for a deleted job
 */
export async function publicJob(db: Reader, actor: Actor, id: number, asOf: Date): Promise<PublicJobReply> {
  const row = await publicJobs(db)
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
      pictures: await companyPictures(db, row.company_shown_id),
      closed_date: row.closed_at,
      can: { apply: state === "published" && mayApply },
    },
  };
}

const picturesShown = 3;

/** Returns the first pictures of a company's gallery, for a job's page. */
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
