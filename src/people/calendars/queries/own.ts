import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { calendars } from "../contract.ts";
import { type CalendarFailure, type CalendarKind, calendarKinds } from "../terms.ts";

type Calendar = ReplyOf<typeof calendars>["data"][number];

const kinds = Object.entries(calendarKinds) as [CalendarKind, number][];
export const kindOf = (kind: number): CalendarKind => kinds.find(([, id]) => id === kind)?.[0] ?? "address";

/** Returns the calendars of an account, in the order in which they were added. */
export async function calendarsOf(db: Reader, accountId: number): Promise<Calendar[]> {
  const rows = await db
    .selectFrom("calendars")
    .select(["id", "kind", "name", "added_at", "read_at", "failure"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, failure, ...others }) => ({
    id: String(id),
    type: "calendar",
    attributes: { ...others, kind: kindOf(kind), failure: failure as CalendarFailure | null },
  }));
}

/** Returns a calendar of an account. @throws Problem 404 */
export async function calendarOf(db: Reader, accountId: number, id: number): Promise<Calendar> {
  const found = (await calendarsOf(db, accountId)).find((calendar) => calendar.id === String(id));
  if (!found) throw notFound();
  return found;
}
