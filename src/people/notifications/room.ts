import { sql } from "kysely";
import { inTransaction } from "#kit/db.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { showJob, showNotification } from "./commands/notify.ts";
import { eraseNotifications, pruneNotifications } from "./commands/own.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { shownProps } from "./queries.ts";
import { publicNotifications } from "./routes/public.ts";
import { sessionNotifications } from "./routes/session.ts";

export const room = {
  tables: ["notifications", "notification_choices"],
  routes: ({ secret }) => [...sessionNotifications(), ...publicNotifications(secret)],
  errors: { en, vi },
  jobs: {
    [showJob]: ({ database }) => ({
      handle: ({ id }) => inTransaction(database, (tx) => showNotification(tx, Number(id))),
    }),
  },
  repeatable: {
    [showJob]: "a notification is shown when it stops waiting, once",
  },
  exports: [
    {
      file: "notifications",
      table: "notifications",
      key: "id",
      // The cause of a pending notification can still be undone, and the person must not learn of it.
      where: ({ accountId }) => sql`t.account_id = ${accountId} AND NOT t.pending`,
      without: ["pending"],
      also: () => ({ props: shownProps() }),
    },
    {
      file: "notification-choices",
      table: "notification_choices",
      key: "group_key",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
    },
  ],
  answers: [answer(accountClosed, (tx, { actor }) => eraseNotifications(tx, actor.accountId))],
  prune: async ({ database }, asOf) => `${await pruneNotifications(database.db, asOf)} notifications`,
} satisfies Room;
