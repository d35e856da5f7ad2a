import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { inTransaction } from "#kit/db.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { pruneImports } from "./commands/confirm.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { importRoutes } from "./routes/hiring.ts";

export const room = {
  tables: ["csv_imports"],
  routes: () => importRoutes(),
  errors: { en, vi },
  schedules: {
    "csv-imports": {
      cron: "20 * * * *",
      run: async ({ database }, asOf) =>
        `${await inTransaction(database, (tx) => pruneImports(tx, asOf))} uploaded tables removed`,
    },
  },
  exports: [
    {
      file: "csv-imports",
      table: "csv_imports",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      // The rows of the table are data of other people, not personal data of the account.
      without: ["rows", "problems", "found"],
    },
  ],
  contributions: [addTo(mergeRules, { table: "csv_imports", rule: "move", ofAgency: true })],
} satisfies Room;
