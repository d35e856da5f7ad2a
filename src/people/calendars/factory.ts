import type { Reader } from "#kit/db.ts";
import { calendarKinds, type Span } from "./terms.ts";

/** Inserts a calendar of an account for a test, with busy hours. Its secret cannot be opened. */
export async function makeCalendar(
  db: Reader,
  accountId: number,
  { name = "calendar.example.test", hours = [] }: { name?: string; hours?: readonly Span[] } = {},
): Promise<{ id: number }> {
  const now = new Date();
  const calendar = await db
    .insertInto("calendars")
    .values({
      account_id: accountId,
      kind: calendarKinds.address,
      secret: "sealed",
      name,
      added_at: now,
      read_at: now,
      due_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [start, end] of hours)
    await db
      .insertInto("calendar_hours")
      .values({ calendar_id: calendar.id, starts_at: new Date(start), ends_at: new Date(end) })
      .execute();
  return calendar;
}
