import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { companyKeys } from "./routes/company.ts";

export const room = {
  tables: ["api_keys"],
  routes: () => companyKeys(),
  errors: { en, vi },
  exports: [
    {
      file: "api-keys",
      table: "api_keys",
      key: "id",
      where: ({ accountId }) => sql`t.created_by = ${accountId}`,
      without: ["token_hash"],
    },
  ],
  contributions: [
    addTo(mergeRules, { table: "api_keys", rule: "stop", ends: { column: "revoked_at", to: "now" } }),
  ],
} satisfies Room;
