import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { listRules } from "./contributions.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { publicReference } from "./routes/public.ts";

export const room = {
  tables: [
    "categories",
    "locations",
    "industries",
    "skills",
    "law_rows",
    "currency_rates",
    "job_titles",
    "job_title_keys",
  ],
  notExported: { law_rows: "rows of law; the audit log says who entered and checked them" },
  routes: () => publicReference(),
  errors: { en, vi },
  contributions: [
    addTo(
      listRules,
      { list: "categories", table: "categories", column: "parent_id", rule: "move" },
      { list: "categories", table: "skills", column: "category_id", rule: "move" },
      { list: "categories", table: "job_titles", column: "category_id", rule: "move" },
      // Former provinces and the units that have them are given by law, and are not merged.
      { list: "locations", table: "locations", column: "merged_into", rule: "stay" },
      { list: "locations", table: "locations", column: "members", rule: "stay" },
    ),
  ],
} satisfies Room;
