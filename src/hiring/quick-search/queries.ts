import { sql } from "kysely";
import { listedApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { matchesBeginnings } from "#kit/beginnings.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { containing } from "#kit/folded.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { titleLike } from "#market/jobs/queries/shared/staff-jobs.ts";
import { visibleJobs } from "#market/jobs/queries/shared/visible.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type HiringActor, inScope, termPrefixes } from "#people/accounts/hiring-scope.ts";
import { type deskSearch, maxResults, type quickSearch } from "./contract.ts";
import { type DeskSource, deskSources, latestMatches, latestRead } from "./contributions.ts";

/** Returns the actor's jobs and applicants that match a part of a title, or words of a name, an email address or a phone number, the newest first. */
export async function quickFind(
  db: Reader,
  actor: HiringActor,
  keyword: string,
): Promise<ReplyOf<typeof quickSearch>["data"]> {
  const jobs = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title", "j.status", "j.sen_status"])
    .where(visibleJobs(actor))
    .where("j.deleted_at", "is", null)
    .where(titleLike(keyword))
    .orderBy("j.id", "desc")
    .limit(maxResults)
    .execute();
  return {
    id: keyword,
    type: "quick_search",
    attributes: {
      jobs: jobs.map(({ id, title, status, sen_status }) => ({
        id: String(id),
        title,
        display_state: displayState(status, sen_status),
      })),
      applicants: await applicantsLike(db, actor, keyword),
    },
  };
}

async function applicantsLike(db: Reader, actor: HiringActor, keyword: string) {
  const found = matchesBeginnings(keyword, termPrefixes(actor.scope, "person"));
  const latest = sql`ARRAY(SELECT a.id FROM applicants a WHERE ${inScope("a", actor.scope)} AND a.erased_at IS NULL
    ORDER BY a.applied_at DESC, a.id DESC LIMIT ${latestRead})`;
  const rows = await latestMatches(async (among) => {
    const limits = among === "latest" ? sql`s.applicant_id = ANY (${latest}) AND ${found}` : found;
    // As an array, because PostgreSQL expects at least 0.5 % of all people for a beginning, and would read all applicants for a rare one.
    const result = await sql<{ id: number; full_name: string; job_title: string }>`
      SELECT a.id, a.full_name, j.title AS job_title FROM applicants a JOIN jobs j ON j.id = a.job_id
      WHERE a.id = ANY (ARRAY(SELECT s.applicant_id FROM applicant_search s WHERE ${limits}))
        AND ${listedApplicants(actor)} AND a.erased_at IS NULL
      ORDER BY a.applied_at DESC, a.id DESC LIMIT ${maxResults}`.execute(db);
    return result.rows;
  });
  return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
}

/** Returns the clients, job orders and people of an agency that match a keyword. */
export async function deskFind(
  tx: Tx,
  actor: ConsultantActor,
  keyword: string,
): Promise<ReplyOf<typeof deskSearch>["data"]> {
  const clients = await clientsLike(tx, actor, keyword);
  const find = async (kind: DeskSource["kind"]) => {
    const hits = [];
    for (const source of deskSources())
      if (source.kind === kind) hits.push(...(await source.find(tx, actor, keyword)));
    return hits;
  };
  const attributes = { clients, orders: await find("orders"), people: await find("people") };
  return { id: keyword, type: "desk_search", attributes };
}

async function clientsLike(db: Reader, { agencyId }: ConsultantActor, keyword: string) {
  const name = fold(keyword);
  if (name === "") return [];
  const rows = await db
    .selectFrom("clients as c")
    .leftJoin("accounts as m", "m.id", "c.am_id")
    .select(["c.id", "c.name", "m.full_name as hint"])
    .where("c.agency_id", "=", agencyId)
    .where("c.merged_into", "is", null)
    .where(sql<boolean>`c.name_key LIKE ${containing(name)}`)
    .orderBy("c.id", "desc")
    .limit(maxResults)
    .execute();
  return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
}
