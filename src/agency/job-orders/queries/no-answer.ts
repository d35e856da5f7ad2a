import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { orderOf } from "#people/companies/pipeline.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { addWorkingDays } from "#platform/reference/working-days.ts";
import { clientAnswers } from "../contributions.ts";
import { answerDays, workedOrders } from "../terms.ts";

/** Returns the moment before which a client must have been silent to count as without an answer. */
export async function silentSince(db: Reader, asOf: Date): Promise<Date> {
  return addWorkingDays(asOf, -answerDays, await holidaysOf(db));
}

/**
 * Returns the number of applicants of `job_orders AS o` for whom the client has done nothing since a moment: they are at the client, before
 * the offer, without a move, an answer or an interview since then. An interview that is still to come is an answer too.
 */
export function unanswered(since: Date): RawBuilder<number> {
  const answers = clientAnswers().map((answeredAt) => answeredAt());
  const interviewedAt = sql<Date | null>`(SELECT max(i.starts_at) FROM interviews i
    WHERE i.applicant_id = a.id AND i.status <> 'canceled')`;
  const latest = sql.join([sql.ref("a.stage_changed_at"), interviewedAt, ...answers]);
  return sql<number>`(CASE WHEN o.status IN ${literals(workedOrders)} THEN (
    SELECT count(*) FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id JOIN stage_kinds k ON k.id = s.kind
    WHERE a.job_id = o.job_id AND a.outcome = 'active'
      AND k.ord >= ${sql.lit(orderOf("sent_to_client"))} AND k.ord < ${sql.lit(orderOf("offer"))}
      AND greatest(${latest}) < ${since}) ELSE 0 END)::int`;
}
