import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { introductions } from "../contract.ts";
import type { Level } from "../terms.ts";
import { agencyLinks, portalReaders, stateOf, views } from "./shared/rows.ts";

/** Returns to whom agencies have shown a person's CV. A recipient's verdict is the agency's, so it is not among the facts. */
export async function introductionsOf(
  db: Reader,
  actor: CandidateActor,
  { page, items }: QueryOf<typeof introductions>,
  asOf: Date,
): Promise<ReplyOf<typeof introductions>> {
  const own = agencyLinks(db).where("a.candidate_id", "=", actor.candidateId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin("agencies as g", "g.id", "l.agency_id")
    .innerJoin("companies as f", "f.id", "a.company_id")
    .select(["l.id", "l.recipient_name", "l.level", "l.created_at", "l.expires_at", "g.name as agency"])
    .select(["j.title as job", stateOf(asOf).as("state")])
    .select(sql<string | null>`CASE WHEN j.confidential THEN NULL ELSE f.name END`.as("company"))
    .select([views.as("views"), portalReaders.as("readers")])
    .orderBy("l.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "introduction",
      attributes: {
        agency: row.agency,
        company: row.company,
        job: row.job,
        recipient: row.recipient_name ?? "",
        level: row.level as Level,
        state: row.state,
        sent_at: row.created_at,
        expires_at: row.expires_at,
        views: row.views.count,
        last_viewed_at: row.views.last,
        readers: row.readers,
      },
    })),
    meta: { page, items, total },
  };
}
