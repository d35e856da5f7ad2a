import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { shareLinkList } from "../contract.ts";
import type { feedbackAnswers, LinkState } from "../terms.ts";

type LinkReply = ReplyOf<typeof shareLinkList>["data"][number];

/** Returns whether a link is open, expired or revoked. */
export function stateOf(link: { revoked_at: Date | null; expires_at: Date }, asOf: Date): LinkState {
  if (link.revoked_at) return "revoked";
  return link.expires_at <= asOf ? "expired" : "open";
}

/** Returns a candidate's links, newest first. */
export async function ownLinks(
  db: Reader,
  actor: CandidateActor,
  asOf: Date,
  id?: number,
): Promise<LinkReply[]> {
  const links = await db
    .selectFrom("share_links as l")
    .selectAll("l")
    .select((eb) => [
      eb
        .selectFrom("share_link_views as v")
        .select((count) => count.fn.countAll<number>().as("n"))
        .whereRef("v.link_id", "=", "l.id")
        .as("views"),
      eb
        .selectFrom("share_link_views as v")
        .select((last) => last.fn.max("v.at").as("at"))
        .whereRef("v.link_id", "=", "l.id")
        .as("last_viewed_at"),
    ])
    .where("l.account_id", "=", actor.accountId)
    .$if(id !== undefined, (query) => query.where("l.id", "=", id as number))
    .orderBy("l.id", "desc")
    .limit(100)
    .execute();
  if (links.length === 0) return [];
  const feedback = await feedbackOf(
    db,
    links.map((link) => link.id),
  );
  return links.map((link) => ({
    id: String(link.id),
    type: "share_cv",
    attributes: {
      name: link.name,
      url: null,
      state: stateOf(link, asOf),
      language: link.language,
      sections: link.sections as CvSection[],
      contact: link.contact,
      has_code: link.code_hash !== null,
      created_at: link.created_at,
      expires_at: link.expires_at,
      views: link.views ?? 0,
      opened: link.opened_at !== null,
      last_viewed_at: link.last_viewed_at,
      feedback: (feedback.get(link.id) ?? []).map(({ answer, comment, at }) => ({
        answer: answer as (typeof feedbackAnswers)[number],
        comment,
        at,
      })),
    },
  }));
}

/** Returns the latest feedback by link, newest first. */
async function feedbackOf(db: Reader, linkIds: readonly number[]) {
  const rows = await db
    .selectFrom("share_link_feedback")
    .select(["link_id", "answer", "comment", "at"])
    .where("link_id", "in", [...linkIds])
    .orderBy("id", "desc")
    .limit(500)
    .execute();
  return Map.groupBy(rows, ({ link_id }) => link_id);
}
