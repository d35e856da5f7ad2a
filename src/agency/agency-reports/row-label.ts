import { noKey } from "#hiring/reports/terms.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { Grouping } from "./terms.ts";

/** Returns the name of a row. @param textOf translates the key of a row without a name */
export function rowLabel(
  { key, name }: { key: string; name: string | null },
  by: Grouping,
  language: Language,
  textOf: (key: string) => string,
): string {
  if (name !== null) return name;
  // A month is a day without its number: "Nov 2026", "11/2026".
  return by === "month" && key !== noKey ? formatDate(`${key}-01`, "day", language).slice(3) : textOf(key);
}
