import { type SqlBool, sql } from "kysely";
import { workedOrders } from "#agency/job-orders/terms.ts";
import { consentFact } from "#hiring/applications/contributions.ts";
import type { feedbackAnswers } from "#hiring/share-links/terms.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { orderOf } from "#people/companies/pipeline.ts";
import { codeOf } from "../../code.ts";
import type { shares } from "../../contract.ts";
import type { Level, ShareState } from "../../terms.ts";

/**
 * SQL: whether the person of `applicants AS a` may be shown to the recipient of `share_links AS l` for `job_orders AS o` now. An applicant
 * who was moved back is no longer introduced, and a later submission does not open the links of an earlier one.
 */
const isIntroduced = () =>
  sql<SqlBool>`(a.outcome = 'active' AND a.erased_at IS NULL AND o.status IN ${literals(workedOrders)}
    AND coalesce(${consentFact()} = 'yes', false)
    AND EXISTS (SELECT FROM pipeline_stages s JOIN stage_kinds k ON k.id = s.kind
      WHERE s.id = a.stage_id AND k.ord >= ${sql.lit(orderOf("sent_to_client"))})
    AND NOT EXISTS (SELECT FROM submissions m WHERE m.applicant_id = a.id AND m.ended_at IS NULL AND m.at > l.created_at)
    AND NOT EXISTS (SELECT FROM client_contacts k WHERE k.id = l.contact_id AND k.left_at IS NOT NULL))`;

/** SQL for `isAgencyLinkOpen` (share-links): whether the link `share_links AS l` shows its document. */
export const agencyLinkOpen = () =>
  sql<boolean>`EXISTS (SELECT FROM applicants a JOIN job_orders o ON o.job_id = a.job_id
    WHERE a.id = l.applicant_id AND ${isIntroduced()})`;

/** SQL: the state of `share_links AS l` with its applicant and order. */
export const stateOf = (asOf: Date) =>
  sql<ShareState>`CASE WHEN l.revoked_at IS NOT NULL THEN 'revoked' WHEN l.expires_at <= ${asOf} THEN 'expired'
    WHEN NOT ${isIntroduced()} THEN 'ended' ELSE 'open' END`;

/** SQL: how often and when the recipient viewed `share_links AS l`. */
export const views = sql<{ count: number; first: string | null; last: string | null }>`(
  SELECT json_build_object('count', count(*), 'first', min(v.at), 'last', max(v.at))
  FROM share_link_views v WHERE v.link_id = l.id AND v.reader IS NULL)`;

/** SQL: the contacts who viewed the document of `share_links AS l` in a portal without being its recipient, by their names. */
export const portalReaders = sql<{ name: string; views: number; last_viewed_at: string }[]>`(
  SELECT coalesce(jsonb_agg(r ORDER BY r.name), '[]') FROM (
    SELECT v.reader AS name, count(*) AS views, max(v.at) AS last_viewed_at
    FROM share_link_views v WHERE v.link_id = l.id AND v.reader IS NOT NULL GROUP BY v.reader) r)`;

type Verdict = { answer: (typeof feedbackAnswers)[number]; comment: string | null; at: string };

/** SQL: the latest verdict of the recipient of `share_links AS l`. */
const verdict = sql<Verdict | null>`(
  SELECT json_build_object('answer', f.answer, 'comment', f.comment, 'at', f.at)
  FROM share_link_feedback f WHERE f.link_id = l.id ORDER BY f.id DESC LIMIT 1)`;

/** Selects links of agencies with their applicants, orders and clients. */
export function agencyLinks(db: Reader) {
  return db
    .selectFrom("share_links as l")
    .innerJoin("applicants as a", "a.id", "l.applicant_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("job_orders as o", "o.job_id", "a.job_id")
    .innerJoin("clients as c", "c.id", "o.client_id");
}

/**
 * Selects the links that an actor may see: administrators all of the agency, members those that they made and those of their orders
 * and clients.
 */
export function visibleLinks(db: Reader, { agencyId, accountId, isAdmin }: ConsultantActor) {
  return agencyLinks(db)
    .where("l.agency_id", "=", agencyId)
    .$if(!isAdmin, (query) =>
      query.where((eb) =>
        eb.or([
          eb("l.created_by", "=", accountId),
          eb("c.am_id", "=", accountId),
          eb("j.owner_id", "=", accountId),
          sql<SqlBool>`${accountId} = ANY (j.recruiter_ids)`,
        ]),
      ),
    );
}

/** Returns the links with these ids among those that the actor may see, the newest first. */
export async function linksOf(db: Reader, actor: ConsultantActor, ids: readonly number[], asOf: Date) {
  if (ids.length === 0) return [];
  const rows = await visibleLinks(db, actor)
    .leftJoin("accounts as u", "u.id", "l.created_by")
    .select(["l.id", "l.contact_id", "l.recipient_name", "l.recipient_email", "l.language", "l.level"])
    .select(["l.document_sha256", "l.created_at", "l.expires_at", "l.opened_at", "l.code_hash"])
    .select(["a.id as applicant_id", "a.full_name", "o.id as order_id", "o.title", "u.full_name as author"])
    .select(["c.id as client_id", "c.name as client"])
    .select([stateOf(asOf).as("state"), views.as("views"), portalReaders.as("readers")])
    .select(verdict.as("verdict"))
    .where("l.id", "in", [...ids])
    .orderBy("l.id", "desc")
    .execute();
  return rows.map((row): ReplyOf<typeof shares>["data"][number] => ({
    id: String(row.id),
    type: "share",
    attributes: {
      state: row.state,
      applicant: {
        id: String(row.applicant_id),
        full_name: row.full_name,
        code: codeOf(row.applicant_id),
      },
      order: { id: String(row.order_id), title: row.title },
      client: { id: String(row.client_id), name: row.client },
      recipient: {
        contact_id: row.contact_id === null ? null : String(row.contact_id),
        name: row.recipient_name ?? "",
        email: row.recipient_email,
      },
      level: row.level as Level,
      language: row.language,
      has_code: row.code_hash !== null,
      document_sha256: row.document_sha256?.toString("hex") ?? "",
      created_by: row.author,
      created_at: row.created_at,
      expires_at: row.expires_at,
      views: row.views.count,
      first_viewed_at: row.views.first,
      last_viewed_at: row.views.last,
      readers: row.readers,
      opened_at: row.opened_at,
      answer: row.verdict,
      can: {
        renew: row.state === "open" || row.state === "expired",
        revoke: row.state === "open" || row.state === "ended",
      },
    },
  }));
}
