import { sql } from "kysely";
import { hour, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { inScope, scopeOfRow, type Tenant } from "#people/accounts/hiring-scope.ts";
import { busyElsewhere } from "#people/calendars/queries/shared/busy.ts";
import { openInterviews } from "../lifecycle.ts";
import { earliestHours } from "../terms.ts";

/** Offered times with the interviewers and the candidate. */
export interface Offered extends Tenant {
  slots: readonly Date[];
  minutes: number;
  interviewer_ids: readonly number[];
  candidate_id: number;
}

/**
 * Returns the offered times that can still be chosen: at least two hours ahead, without another interview, and not during busy hours of
 * the interviewers' own calendars.
 */
export async function openSlots(db: Reader, offered: Offered, asOf: Date): Promise<Date[]> {
  const from = new Date(asOf.getTime() + earliestHours * hour);
  const last = Math.max(from.getTime(), ...offered.slots.map((slot) => slot.getTime()));
  const busy = busyElsewhere(offered.interviewer_ids, from, new Date(last + offered.minutes * minute));
  const { rows } = await sql<{ at: Date }>`
    SELECT s.at FROM unnest(${offered.slots as Date[]}::timestamptz[]) AS s(at)
    WHERE s.at >= ${from} AND NOT EXISTS (
      SELECT FROM interviews i JOIN applicants a ON a.id = i.applicant_id
      WHERE i.status IN ${literals(openInterviews)}
        AND i.starts_at > s.at - interval '3 hours'
        AND i.starts_at < s.at + ${offered.minutes} * interval '1 minute'
        AND i.starts_at + i.minutes * interval '1 minute' > s.at
        AND ((a.candidate_id = ${offered.candidate_id} AND ${inScope("i", scopeOfRow(offered))})
          OR EXISTS (SELECT FROM interview_interviewers w
            WHERE w.interview_id = i.id AND w.account_id = ANY(${offered.interviewer_ids as number[]}::bigint[]))))
      AND NOT EXISTS (SELECT FROM ${busy} b
        WHERE b.starts_at < s.at + ${offered.minutes} * interval '1 minute' AND b.ends_at > s.at)
    ORDER BY s.at`.execute(db);
  return rows.map(({ at }) => at);
}
