import { nameOf, noKey } from "#hiring/reports/terms.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { Grouping } from "./terms.ts";

/** Returns the name of a row. @param textOf translates the key of a row without a name */
export function rowLabel(
  row: { key: string; name: string | null; name_vn: string | null },
  by: Grouping,
  language: Language,
  textOf: (key: string) => string,
): string {
  const name = nameOf(row, language);
  if (name !== null) return name;
  // A month is a day without its number: "Nov 2026", "11/2026".
  if (by === "month" && row.key !== noKey) return formatDate(`${row.key}-01`, "day", language).slice(3);
  const isText =
    row.key === noKey || by === "reviewer" || by === "category" || by === "location" || by === "cell";
  return textOf(isText ? noKey : `key.${by}.${row.key}`);
}
