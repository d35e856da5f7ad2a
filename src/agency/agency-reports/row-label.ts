import { monthName } from "#hiring/reports/month-name.ts";
import { noKey } from "#hiring/reports/terms.ts";
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
  return by === "month" && key !== noKey ? monthName(key, language) : textOf(key);
}
