import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseViews } from "./commands/views.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { viewRoutes } from "./routes/company.ts";

export const room = {
  tables: ["saved_views", "saved_view_defaults"],
  routes: () => viewRoutes(),
  errors: { en, vi },
  exports: [
    {
      file: "saved-views",
      table: "saved_views",
      key: "id",
      where: ({ accountId }) => sql`t.owner_id = ${accountId}`,
      without: ["owner_id", "company_id", "agency_id", "version"],
      also: () => ({
        is_default: sql`EXISTS (SELECT FROM saved_view_defaults d WHERE d.view_id = t.id AND d.account_id = t.owner_id)`,
      }),
    },
  ],
  notExported: { saved_view_defaults: "saved-views says which of the views open first" },
  answers: [answer(accountClosed, (tx, { actor }) => eraseViews(tx, actor.accountId))],
  contributions: [addTo(mergeRules, { table: "saved_views", rule: "move", ofAgency: true })],
} satisfies Room;
