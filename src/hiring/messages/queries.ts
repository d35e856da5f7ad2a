import { sql } from "kysely";
import { withoutIdentity } from "#hiring/applications/blind.ts";
import {
  hasMessageSince,
  hasUnreadMessage,
  responseKinds,
  unreadMessages,
} from "#hiring/applications/contributions.ts";
import { type Conversation, shownToEmployer } from "#hiring/applications/queries/shared/conversation.ts";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { type Duty, type DutyRow, dutiesMost, dutyOf, dutySources } from "#people/accounts/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import type { applicantMessages } from "./contract.ts";
import { type ConversationFacts, mayWrite } from "./policy.ts";
import { otherSide, type Side } from "./terms.ts";

/** Reads the facts of a conversation for `mayWrite`. */
export async function factsOf(db: Reader, about: Conversation): Promise<ConversationFacts> {
  const wrote = await db
    .selectFrom("messages")
    .select("id")
    .where("applicant_id", "=", about.id)
    .where("sender", "=", "employer")
    .limit(1)
    .executeTakeFirst();
  return {
    outcome: about.outcome,
    erased: about.erased_at !== null,
    candidateSees: about.account_id !== null && about.kind !== stageKinds.sourced,
    companyBlocked: about.blocked_at !== null,
    employerWrote: wrote !== undefined,
  };
}

/** Returns the latest messages of a conversation for a side, or those before a message. */
export async function conversationView(
  db: Reader,
  about: Conversation,
  side: Side,
  query: { before?: number; items: number },
): Promise<ReplyOf<typeof applicantMessages>["data"]> {
  const { before, items } = query;
  const rows = await db
    .selectFrom("messages as m")
    .leftJoin("accounts as u", (join) =>
      join.onRef("u.id", "=", "m.author_id").on("u.deleted_at", "is", null),
    )
    .select(["m.id", "m.sender", "m.text", "m.at", "m.read_at", "u.full_name"])
    .where("m.applicant_id", "=", about.id)
    .$if(before !== undefined, (page) => page.where("m.id", "<", before ?? 0))
    .orderBy("m.id", "desc")
    .limit(items + 1)
    .execute();
  const page = rows.slice(0, items).reverse();
  const allowed = mayWrite(side, await factsOf(db, about));
  return {
    id: String(about.id),
    type: "conversation",
    attributes: {
      job: { id: String(about.job_id), title: about.job },
      company: about.company,
      candidate: about.full_name,
      messages: page.map(({ id, sender, text, at, read_at, full_name }) => ({
        id: String(id),
        sender: sender as Side,
        author: sender === "candidate" ? about.full_name : full_name,
        text: side === "employer" && sender === "candidate" ? shownToEmployer(about, text) : text,
        at,
        read_at,
      })),
      earlier: rows.length > items ? String(page[0]?.id) : null,
      unread: page.filter((each) => each.sender === otherSide[side] && each.read_at === null).length,
      closed: allowed === true ? null : allowed,
      can: { write: allowed === true },
    },
  };
}

/** Returns the applicants with unread messages, with the latest message of each; the longest wait first. A reply is due within a day. */
async function unreadDuties(db: Reader, { actor }: { actor: HiringActor; asOf: Date }): Promise<Duty[]> {
  const { rows } = await sql<
    DutyRow & { hidden_name: string | null; at: Date; text: string; active: boolean }
  >`
    WITH unread AS (
      SELECT m.applicant_id AS id, min(m.at) AS at, max(m.id) AS last, (count(*) OVER ())::int AS total
      FROM messages m JOIN applicants a ON a.id = m.applicant_id JOIN jobs j ON j.id = a.job_id
      WHERE m.sender = 'candidate' AND m.read_at IS NULL AND ${visibleApplicants(actor)} AND a.erased_at IS NULL
      GROUP BY m.applicant_id ORDER BY min(m.at), m.applicant_id LIMIT ${sql.lit(dutiesMost)})
    SELECT u.id, u.id AS applicant_id, a.full_name, h.full_name AS hidden_name, j.id AS job_id, j.title, u.at, m.text,
      a.outcome = 'active' AS active, u.total
    FROM unread u JOIN applicants a ON a.id = u.id JOIN jobs j ON j.id = a.job_id JOIN messages m ON m.id = u.last
    LEFT JOIN hidden_identities h ON h.applicant_id = a.id AND a.identity_hidden
    ORDER BY u.at, u.id`.execute(db);
  return rows.map((row) =>
    dutyOf("message", row, {
      dueAt: new Date(row.at.getTime() + day),
      at: row.at,
      text: row.hidden_name === null ? row.text : withoutIdentity(row.text, row.hidden_name),
      can: row.active,
    }),
  );
}

export const contributions = [
  addTo(dutySources, unreadDuties),
  addTo(responseKinds, "message"),
  contribute(
    unreadMessages,
    (sender) => sql<number>`(SELECT count(*)::int FROM messages m
      WHERE m.applicant_id = a.id AND m.sender = ${sender} AND m.read_at IS NULL)`,
  ),
  contribute(
    hasUnreadMessage,
    () => sql<boolean>`EXISTS (SELECT FROM messages m
      WHERE m.applicant_id = a.id AND m.sender = 'candidate' AND m.read_at IS NULL)`,
  ),
  contribute(
    hasMessageSince,
    (since) => sql<boolean>`EXISTS (SELECT FROM messages m WHERE m.applicant_id = a.id AND m.at >= ${since})`,
  ),
];
