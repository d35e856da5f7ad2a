import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { eraseCalendars, renewCalendarSecrets } from "./commands/calendars.ts";
import { readDueCalendars } from "./commands/read.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { ownCalendars } from "./routes/session.ts";
import { calendarTools } from "./tools.ts";

export const room = {
  tables: ["calendars", "calendar_hours"],
  routes: (services) => ownCalendars(tokenKeys(services.secret), calendarTools(services)),
  errors: { en, vi },
  schedules: {
    calendars: {
      cron: "*/5 * * * *",
      run: async (services, asOf) => {
        const { read, failed } = await readDueCalendars(services.database, calendarTools(services), asOf);
        return `${read} calendars read, ${failed} not readable`;
      },
    },
  },
  prune: async (services) => {
    const renewed = await renewCalendarSecrets(services.database.db, calendarTools(services).box);
    return renewed > 0 ? `${renewed} addresses of calendars encrypted with the newest key` : null;
  },
  exports: [
    {
      file: "calendars",
      table: "calendars",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["secret", "due_at", "failures"],
    },
  ],
  notExported: { calendar_hours: "the hours are a copy from the person's own calendars" },
  answers: [answer(accountClosed, (tx, { actor }) => eraseCalendars(tx, actor.accountId))],
} satisfies Room;
