import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { memberLeft } from "#people/members/events.ts";
import { sendReports } from "./commands/send.ts";
import { endReportsOf } from "./commands/subscriptions.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { reportRoutes } from "./routes/company.ts";
import { publicReports } from "./routes/public.ts";

export const room = {
  tables: ["report_mails"],
  routes: () => [...reportRoutes(), ...publicReports()],
  errors: { en, vi },
  schedules: {
    "report-mails": {
      cron: "0 8 * * 1",
      run: async ({ database }, asOf) => `${await sendReports(database, asOf)} reports sent`,
    },
  },
  exports: [
    {
      file: "reports-by-email",
      table: "report_mails",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["account_id", "stop_token"],
    },
  ],
  answers: [
    answer(accountClosed, (tx, { actor }) => endReportsOf(tx, actor.accountId)),
    answer(memberLeft, (tx, { leaver }) => endReportsOf(tx, leaver)),
  ],
} satisfies Room;
