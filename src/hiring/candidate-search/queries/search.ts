import { type SqlBool, sql } from "kysely";
import { matchesBeginnings } from "#kit/beginnings.ts";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { totalOf } from "#kit/total.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { isVerified } from "#people/companies/queries/shared.ts";
import { summaryOf } from "#profiles/cv/summary.ts";
import type { search } from "../contract.ts";
import { type InviteStatus, inviteDays, restDays } from "../terms.ts";
import { isFoundBy, isPublicFor, isVisibleTo } from "./visible.ts";

type SearchReply = ReplyOf<typeof search>;
type CandidateReply = SearchReply["data"][number];

/** Returns whether a workspace may search. Agencies need no verification: administrators of Sen admit each of them. */
async function maySearch(db: Reader, { scope }: HiringActor): Promise<boolean> {
  return !("company" in scope) || isVerified(db, scope.company);
}

/** Returns a page of public profiles without identifying data, the latest first; nothing for an unverified company. */
export async function searchCandidates(
  db: Reader,
  actor: HiringActor,
  { page, items, keyword, location_id, category_id }: QueryOf<typeof search>,
  asOf: Date,
): Promise<SearchReply> {
  if (!(await maySearch(db, actor))) return { data: [], meta: { page, items, total: 0, allowed: false } };
  const term = (each: string) => sql<SqlBool>`s.terms @@ ${`'${each}'`}::tsquery`;
  const wanted = [
    keyword ? matchesBeginnings(keyword, [""]) : null,
    location_id ? term(`@location:${location_id}`) : null,
    category_id ? term(`@category:${category_id}`) : null,
    isFoundBy(actor.scope),
  ].filter((each) => each !== null);
  const from = sql`FROM profile_search s WHERE ${sql.join(wanted, sql` AND `)}`;
  const { rows } = await sql<{
    id: number;
    total: number;
  }>`SELECT s.candidate_id AS id, count(*) OVER ()::int AS total ${from}
    ORDER BY s.updated_at DESC, s.candidate_id DESC LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  const data = await shown(
    db,
    actor,
    rows.map(({ id }) => id),
    asOf,
  );
  const total = await totalOf(rows, page, () =>
    sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db),
  );
  return { data, meta: { page, items, total, allowed: true } };
}

/** Returns a public profile without identifying data. @throws Problem 404 for a person whom the workspace may not find */
export async function publicCandidate(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<CandidateReply> {
  const [candidate] = await shown(db, actor, [id], asOf);
  if (!candidate) throw notFound();
  return candidate;
}

async function shown(
  db: Reader,
  actor: HiringActor,
  ids: readonly number[],
  asOf: Date,
): Promise<CandidateReply[]> {
  if (ids.length === 0) return [];
  const rows = await profileRows(db, actor, ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [candidateOf(row, asOf)] : [];
  });
}

function profileRows(db: Reader, actor: HiringActor, ids: readonly number[]) {
  return db
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .innerJoin("candidate_profiles as p", "p.account_id", "u.id")
    .select(["k.id", "p.job_title", "p.location_id", "p.notice_days", "p.updated_at"])
    .select(
      sql<
        { section: string; data: never }[]
      >`(SELECT coalesce(json_agg(json_build_object('section', e.section,
        'data', e.data) ORDER BY e.section, e.rank), '[]') FROM candidate_entries e
        WHERE e.account_id = u.id AND e.section IN ('skills', 'languages', 'work_experiences'))`.as(
        "entries",
      ),
    )
    .select(
      sql<{ status: InviteStatus; job: string; invited_at: string; answered_at: string | null } | null>`(
        SELECT json_build_object('status', i.status, 'job', j.title, 'invited_at', i.invited_at, 'answered_at', i.answered_at)
        FROM candidate_invites i JOIN jobs j ON j.id = i.job_id
        WHERE ${inScope("i", actor.scope)} AND i.candidate_id = k.id
        ORDER BY i.invited_at DESC, i.id DESC LIMIT 1)`.as("invite"),
    )
    .select(
      sql<boolean>`EXISTS (SELECT FROM applicants a WHERE a.candidate_id = k.id AND ${inScope("a", actor.scope)}
        AND a.erased_at IS NULL AND NOT a.identity_hidden)`.as("known"),
    )
    .where("k.id", "in", [...ids])
    .where(isPublicFor(actor.scope))
    .where(isVisibleTo(actor.scope, "u"));
}

function candidateOf(
  row: Awaited<ReturnType<ReturnType<typeof profileRows>["execute"]>>[number],
  asOf: Date,
): CandidateReply {
  const of = (section: string) =>
    row.entries.filter((each) => each.section === section).map(({ data }) => data);
  const { skills, months } = summaryOf(
    { job_title: row.job_title, work_experiences: of("work_experiences"), skills: of("skills") },
    asOf,
  );
  const { invite } = row;
  return {
    id: String(row.id),
    type: "found_candidate",
    attributes: {
      job_title: row.job_title,
      location_id: row.location_id,
      notice_days: row.notice_days,
      skills,
      years: months === null ? null : Math.floor(months / 12),
      languages: of("languages"),
      updated_at: row.updated_at,
      known: row.known,
      invite: invite && {
        status: invite.status,
        job: invite.job,
        invited_at: new Date(invite.invited_at),
      },
      can: { invite: mayInvite(invite, asOf) },
    },
  };
}

/** Returns whether a workspace may invite a person: not while an invitation is pending, nor for 90 days after a declined one. */
export function mayInvite(
  latest: { status: InviteStatus; answered_at: string | Date | null } | null,
  asOf: Date,
): boolean {
  if (latest === null || latest.status === "accepted" || latest.status === "expired") return true;
  if (latest.status === "pending") return false;
  return asOf.getTime() - new Date(latest.answered_at ?? 0).getTime() >= restDays * day;
}

export const inviteEnds = (asOf: Date): Date => new Date(asOf.getTime() + inviteDays * day);
