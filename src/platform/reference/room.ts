import type { Room } from "#kit/room.ts";
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
} satisfies Room;
