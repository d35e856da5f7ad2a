import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { jobTakenDown } from "#market/jobs/events.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { eraseThreads, pruneSettled } from "./commands.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { settleReports } from "./reports.ts";
import { adminSupport } from "./routes/admin.ts";
import { consultantSupport } from "./routes/consultant.ts";
import { guestSupport } from "./routes/guest.ts";
import { publicSupport } from "./routes/public.ts";
import { sessionSupport } from "./routes/session.ts";

export const room = {
  tables: ["support_threads", "support_messages", "support_keys"],
  routes: ({ secret }) => [
    ...publicSupport(tokenKeys(secret)),
    ...guestSupport(),
    ...sessionSupport(),
    ...adminSupport(),
    ...consultantSupport(),
  ],
  errors: { en, vi },
  notifications: Object.values(notifications),
  prune: async ({ database }, asOf) => `${await pruneSettled(database.db, asOf)} settled threads`,
  exports: [
    {
      file: "support-threads",
      table: "support_threads",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["search_key", "owner_id"],
    },
    {
      file: "support-messages",
      table: "support_messages",
      key: "id",
      where: ({ accountId }) =>
        sql`t.thread_id IN (SELECT s.id FROM support_threads s WHERE s.account_id = ${accountId})`,
      without: ["author_id"],
    },
  ],
  answers: [
    answer(accountClosed, (tx, { actor }) => eraseThreads(tx, actor.accountId)),
    answer(jobTakenDown, (tx, { id, how, by, asOf }) =>
      settleReports(tx, { jobId: id, outcome: how, by, asOf }),
    ),
  ],
} satisfies Room;
