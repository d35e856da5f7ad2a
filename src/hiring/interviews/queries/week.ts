import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { invalid } from "#kit/problem.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import { busyElsewhere } from "#people/calendars/queries/shared/busy.ts";
import { addDays, momentOf } from "#platform/reference/calendar.ts";
import { holidaysBetween } from "#platform/reference/holidays.ts";
import type { interviewWeek } from "../contract-week.ts";
import { openInterviews } from "../lifecycle.ts";
import { weekMax } from "../terms.ts";
import { interviewedBy, interviewReply, listedInterviews } from "./company.ts";

type Reply = ReplyOf<typeof interviewWeek>;

/**
 * Returns the interviews of some days that took place or will, the other busy hours of the people, and the public holidays.
 * @throws Problem 422 `interviewer_unknown` for people of another team
 */
export async function teamWeek(
  db: Reader,
  actor: HiringActor,
  { from, days, people: wanted }: QueryOf<typeof interviewWeek>,
  asOf: Date,
): Promise<Reply> {
  const people = await peopleOf(db, actor, wanted.length > 0 ? wanted : [actor.accountId]);
  const ids = people.map(({ id }) => id);
  const [start, end] = [momentOf(from), momentOf(addDays(from, days))];
  const rows = await listedInterviews(db, actor)
    .where("i.status", "<>", "canceled")
    .where("i.starts_at", ">=", start)
    .where("i.starts_at", "<", end)
    .$if(wanted.length > 0, (list) => list.where(interviewedBy(ids)))
    .orderBy("i.starts_at")
    .orderBy("i.id")
    .limit(weekMax.interviews)
    .execute();
  const shown = rows.map(({ id }) => id);
  return {
    data: rows.map((row) => interviewReply(row, actor, asOf)),
    meta: {
      people,
      busy: await busyOf(db, ids, { start, end, shown }),
      holidays: await holidaysBetween(db, from, addDays(from, days - 1)),
    },
  };
}

async function peopleOf(db: Reader, { scope }: HiringActor, ids: readonly number[]) {
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "full_name"])
    .where(membersOf("accounts", scope))
    .where("id", "in", ids)
    .orderBy("full_name")
    .orderBy("id")
    .execute();
  if (rows.length < new Set(ids).size) throw invalid("/people", "interviewer_unknown");
  return rows;
}

/** Returns when people are busy in their own calendars, or hold interviews other than the `shown` ones. */
async function busyOf(
  db: Reader,
  ids: readonly number[],
  { start, end, shown }: { start: Date; end: Date; shown: readonly number[] },
): Promise<Reply["meta"]["busy"]> {
  const { rows } = await sql<Reply["meta"]["busy"][number]>`
    SELECT b.account_id AS person, b.starts_at, b.ends_at FROM ${busyElsewhere(ids, start, end)} b
    UNION ALL
    SELECT w.account_id, i.starts_at, i.starts_at + i.minutes * interval '1 minute'
    FROM interview_interviewers w JOIN interviews i ON i.id = w.interview_id
    WHERE w.account_id = ANY(${ids as number[]}::bigint[]) AND i.status IN ${literals(openInterviews)}
      AND i.starts_at >= ${start} AND i.starts_at < ${end} AND i.id <> ALL(${shown as number[]}::bigint[])
    ORDER BY starts_at, person`.execute(db);
  return rows;
}
