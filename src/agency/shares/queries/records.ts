import { sql } from "kysely";
import { agreedRepresentations } from "#hiring/representations/lifecycle.ts";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { codeOf } from "../code.ts";
import type { applicantIntroductions } from "../contract-record.ts";
import type { Introduction } from "../record/record.ts";
import { type Level, mostIntroductions } from "../terms.ts";
import { orderOfApplicant, sharedApplicant } from "./shared/order.ts";

/** SQL: whether `share_links AS l` was made for the introduction `submissions AS s`. */
const isOfIntroduction = sql<boolean>`(l.applicant_id = s.applicant_id AND l.agency_id = s.agency_id
  AND l.created_at >= s.at AND (s.ended_at IS NULL OR l.created_at < s.ended_at))`;

/** Returns the introductions of an applicant whom the actor may see, the latest first. @throws Problem 404 */
export async function introductionsOfApplicant(
  db: Reader,
  actor: ConsultantActor,
  applicantId: number,
): Promise<ReplyOf<typeof applicantIntroductions>> {
  await sharedApplicant(db, actor, applicantId);
  const rows = await db
    .selectFrom("submissions as s")
    .leftJoin("accounts as u", "u.id", "s.by_id")
    .select(["s.id", "s.at", "s.ended_at", "u.full_name as introducer"])
    .select(sql<number>`(SELECT count(*) FROM share_links l WHERE ${isOfIntroduction})`.as("recipients"))
    .select(
      sql<Date | null>`(SELECT min(v.at) FROM share_links l JOIN share_link_views v ON v.link_id = l.id
        WHERE ${isOfIntroduction})`.as("first_viewed_at"),
    )
    .where("s.applicant_id", "=", applicantId)
    .where("s.agency_id", "=", actor.agencyId)
    .orderBy("s.id", "desc")
    .limit(mostIntroductions)
    .execute();
  return {
    data: rows.map(({ id, at, introducer, ...row }) => ({
      id: String(id),
      type: "introduction_of_applicant",
      attributes: {
        introduced_at: at,
        introduced_by: introducer,
        ended_at: row.ended_at,
        recipients: row.recipients,
        first_viewed_at: row.first_viewed_at,
      },
    })),
  };
}

/** Returns the facts of an introduction, and the documents of its links in the order of the recipients. @throws Problem 404, 409 `identity_hidden` */
export async function introductionOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
): Promise<{ introduction: Introduction; documents: AgencyContent[]; letterhead: string[] }> {
  const row = await db
    .selectFrom("submissions as s")
    .innerJoin("agencies as g", "g.id", "s.agency_id")
    .leftJoin("accounts as u", "u.id", "s.by_id")
    .select(["s.applicant_id", "s.at", "s.ended_at", "s.client_answer", "s.answered_at"])
    .select(["u.full_name as introducer", "g.name", "g.legal_name", "g.tax_code", "g.address"])
    .where("s.id", "=", id)
    .where("s.agency_id", "=", actor.agencyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { applicant } = await sharedApplicant(db, actor, row.applicant_id);
  // The documents name the person.
  if (applicant.identity_hidden) throw new Problem(409, "identity_hidden");
  const order = await orderOfApplicant(db, actor, row.applicant_id);
  const links = await linksOfIntroduction(db, id);
  const { legal_name, tax_code, address } = row;
  return {
    introduction: {
      agency: { name: legal_name ?? row.name, tax_code },
      client: order.client,
      job_order: order.title,
      person: { name: applicant.full_name, code: codeOf(row.applicant_id) },
      introduced_at: row.at,
      introduced_by: row.introducer,
      ended_at: row.ended_at,
      consent: await consentAt(db, row.applicant_id, row.at),
      client_answer: row.client_answer === null ? null : { answer: row.client_answer, at: row.answered_at },
      recipients: links.map((link, index) => ({
        name: link.recipient_name ?? "",
        email: link.recipient_email,
        sent_at: link.created_at,
        expires_at: link.expires_at,
        revoked_at: link.revoked_at,
        level: link.level as Level,
        document: `document-${index + 1}.json`,
        document_sha256: link.document_sha256?.toString("hex") ?? "",
        first_viewed_at: link.first_viewed_at,
        views: link.views,
        portal_readers: link.readers.map(({ name, first_viewed_at: at }) => ({
          name,
          first_viewed_at: new Date(at),
        })),
      })),
    },
    documents: links.map(({ content }) => content as unknown as AgencyContent),
    letterhead: [legal_name ?? row.name, tax_code, address].filter((line): line is string => Boolean(line)),
  };
}

const linksOfIntroduction = (db: Reader, id: number) =>
  db
    .selectFrom("share_links as l")
    .innerJoin("submissions as s", (on) => on.on(isOfIntroduction))
    .select(["l.recipient_name", "l.recipient_email", "l.created_at", "l.expires_at", "l.revoked_at"])
    .select(["l.level", "l.content", "l.document_sha256"])
    .select(
      sql<Date | null>`(SELECT min(v.at) FROM share_link_views v WHERE v.link_id = l.id AND v.reader IS NULL)`.as(
        "first_viewed_at",
      ),
    )
    .select(
      sql<number>`(SELECT count(*) FROM share_link_views v WHERE v.link_id = l.id AND v.reader IS NULL)`.as(
        "views",
      ),
    )
    .select(
      sql<{ name: string; first_viewed_at: string }[]>`(
        SELECT coalesce(jsonb_agg(r ORDER BY r.first_viewed_at), '[]') FROM (
          SELECT v.reader AS name, min(v.at) AS first_viewed_at
          FROM share_link_views v WHERE v.link_id = l.id AND v.reader IS NOT NULL GROUP BY v.reader) r)`.as(
        "readers",
      ),
    )
    .where("s.id", "=", id)
    .orderBy("l.id")
    .execute();

/** Returns the consent on which an introduction rests; null for an introduction without one. */
async function consentAt(db: Reader, applicantId: number, at: Date): Promise<Introduction["consent"]> {
  const row = await db
    .selectFrom("representations")
    .select(["channel", "text_version", "language", "asked_at", "answered_at", "revoked_at"])
    .where("applicant_id", "=", applicantId)
    .where("status", "in", [...agreedRepresentations])
    .where("answered_at", "<=", at)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
