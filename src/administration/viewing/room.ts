import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { pruneViews, removeViewsOf } from "./commands/view.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { accountViewRoutes } from "./routes/admin.ts";

export const room = {
  tables: ["admin_views"],
  routes: () => accountViewRoutes(),
  errors: { en, vi },
  prune: async ({ database }, asOf) => `${await pruneViews(database.db, asOf)} views of accounts`,
  exports: [
    {
      file: "views-by-administrators",
      table: "admin_views",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["session_id"],
    },
  ],
  answers: [answer(accountClosed, (tx, { actor }) => removeViewsOf(tx, actor.accountId))],
} satisfies Room;
