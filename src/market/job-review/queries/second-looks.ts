import { type RawBuilder, type SqlBool, sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { secondLooks } from "../contract-second.ts";
import { sampleOf, secondLookDays } from "../terms.ts";
import { decisionFacts } from "./decisions.ts";

/** The SQL condition that decision `r` is in the sample (the index `job_reviews_sample` has the same one). */
const inSample = sql<SqlBool>`abs(hashint8(r.id)::bigint) % ${sql.lit(sampleOf)} = 0`;

/** Returns the SQL condition that decision `r` waits for a second look by the actor, who has not made it. */
export function waitsForLook(actor: AdminActor, asOf: Date): RawBuilder<SqlBool> {
  const since = new Date(asOf.getTime() - secondLookDays * day);
  return sql<SqlBool>`${inSample} AND r.at > ${since} AND r.content IS NOT NULL
    AND r.by_id IS DISTINCT FROM ${actor.accountId}
    AND NOT EXISTS (SELECT FROM second_looks s WHERE s.review_id = r.id)`;
}

/** Returns a page of decisions that wait for a second look by the actor, the latest first. */
export async function secondLookList(
  db: Reader,
  actor: AdminActor,
  { page, items }: QueryOf<typeof secondLooks>,
  asOf: Date,
): Promise<ReplyOf<typeof secondLooks>> {
  const waiting = () =>
    db
      .selectFrom("job_reviews as r")
      .innerJoin("jobs as j", "j.id", "r.job_id")
      .innerJoin("companies as c", "c.id", "j.company_id")
      .where(waitsForLook(actor, asOf));
  const [rows, { total }] = await Promise.all([
    waiting()
      .select(["r.id", "r.job_id", "r.decision", "r.reason_id", "r.note", "r.corrected", "r.at"])
      .select([sql<string>`r.content->>'title'`.as("title"), "c.name as company"])
      .orderBy("r.id", "desc")
      .limit(items)
      .offset((page - 1) * items)
      .execute(),
    waiting()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map(({ id, job_id, title, company, ...row }) => ({
      id: String(id),
      type: "second_look",
      attributes: { ...decisionFacts(row), job: { id: String(job_id), title, company } },
    })),
    meta: { page, items, total },
  };
}
