import { sql } from "kysely";
import type { Language } from "#kit/i18n.ts";

/** SQL for the name of the first industry of company `c` in a language; null if it has none. */
export const industryIn = (language: Language) =>
  sql<string | null>`(SELECT ${sql.ref(language === "vi" ? "i.name_vn" : "i.name")} FROM industries i
    WHERE i.id = c.industry_ids[1])`;
