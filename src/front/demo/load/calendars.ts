import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { sealCalendar } from "#people/calendars/commands/calendars.ts";
import { calendarKinds } from "#people/calendars/terms.ts";
import { addDays, dayOf, isWeekend, momentOf } from "#platform/reference/calendar.ts";
import { plusDays } from "../calendar.ts";
import { randomOf } from "../random.ts";
import type { DemoMember } from "../types.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

const busyDays = 14;
/** Meetings that a day may have. */
const meetings = [
  ["08:30", "09:00"],
  ["11:00", "12:00"],
  ["13:30", "14:00"],
  ["16:30", "17:30"],
] as const;

/** Inserts a calendar with the busy hours of the next days for some members of the demo company. It is not read again. */
export async function addCalendars(
  tx: Tx,
  members: readonly DemoMember[],
  ids: Ids,
  { box, asOf }: { box: SecretBox; asOf: Date },
): Promise<void> {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey).slice(0, 3);
  const numbers = await reserveIds(tx, "calendars", team.length);
  await insertMany(
    tx,
    "calendars",
    team.map(({ key }, index) => ({
      id: numbers[index]!,
      account_id: ids.accounts.get(key)!,
      kind: calendarKinds.address,
      secret: sealCalendar(box, ids.accounts.get(key)!, "https://calendar.sen.test/busy.ics"),
      name: "calendar.sen.test",
      added_at: plusDays(asOf, -20),
      read_at: asOf,
      due_at: plusDays(asOf, 365),
    })),
  );
  const days = Array.from({ length: busyDays }, (_, index) => addDays(dayOf(asOf), index)).filter(
    (day) => !isWeekend(day),
  );
  await insertMany(
    tx,
    "calendar_hours",
    team.flatMap(({ key }, index) => {
      const random = randomOf(`calendar ${key}`);
      return days.flatMap((day) =>
        meetings
          .filter(() => random.chance(0.5))
          .map(([from, to]) => ({
            calendar_id: numbers[index]!,
            starts_at: momentOf(day, from),
            ends_at: momentOf(day, to),
          })),
      );
    }),
  );
}
