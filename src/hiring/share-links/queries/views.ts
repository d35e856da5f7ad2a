import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { cvViews } from "../contract.ts";

const atOnce = 30;

interface ViewRow {
  channel: "application" | "share_link";
  id: number;
  company: string | null;
  company_slug: string | null;
  about: string;
  at: Date;
}

/** `{time}_{channel}{id}`: identifies the last row of a page. */
const cursor = /^(\d{1,16})_([as])(\d{1,16})$/;

/**
 * Returns who viewed the candidate's CV: employers that received it, once per application, and visitors of
 * share links.
 */
export async function viewsOf(
  db: Reader,
  actor: CandidateActor,
  before: string | undefined,
): Promise<ReplyOf<typeof cvViews>> {
  const [, ms, channel, id] = cursor.exec(before ?? "") ?? [];
  const older =
    ms && channel && id
      ? sql`(v.at, v.channel, v.id) < (${new Date(Number(ms))}, ${channel === "a" ? "application" : "share_link"}, ${Number(id)}::bigint)`
      : sql`true`;
  const { rows } = await sql<ViewRow>`
    SELECT v.* FROM (
      SELECT 'application' AS channel, x.id, ${shownCompany.name} AS company, ${shownCompany.slug} AS company_slug, j.title AS about,
        date_trunc('milliseconds', x.viewed_at) AS at
      FROM applicants x JOIN companies c ON c.id = x.company_id JOIN jobs j ON j.id = x.job_id
      WHERE x.candidate_id = ${actor.candidateId} AND x.viewed_at IS NOT NULL
      UNION ALL
      SELECT 'share_link', w.id, c.name, c.slug, l.name, date_trunc('milliseconds', w.at)
      FROM share_links l JOIN share_link_views w ON w.link_id = l.id LEFT JOIN companies c ON c.id = w.company_id
      WHERE l.account_id = ${actor.accountId}
    ) v WHERE ${older} ORDER BY v.at DESC, v.channel DESC, v.id DESC LIMIT ${atOnce + 1}`.execute(db);
  const page = rows.slice(0, atOnce);
  const last = rows.length > atOnce ? page.at(-1) : undefined;
  return {
    data: page.map(({ id, channel, ...attributes }) => ({
      id: `${channel[0]}${id}`,
      type: "cv_view",
      attributes: { channel, ...attributes },
    })),
    meta: { next: last ? `${last.at.getTime()}_${last.channel[0]}${last.id}` : null },
  };
}
