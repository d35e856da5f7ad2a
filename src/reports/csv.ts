import Papa from "papaparse";
import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { reportOf } from "./queries/report.ts";
import type { ColumnKey } from "./terms.ts";

type Report = Awaited<ReturnType<typeof reportOf>>["attributes"];

/** Spreadsheets read UTF-8 only with this mark before it. */
const mark = "\uFEFF";

/** A report as CSV; a cell that a spreadsheet would take for a formula is escaped. */
export function csvOf({ name, columns, rows }: Report, language: Language): string {
  const t = createTranslator({ locale: language, messages: language === "vi" ? vi : en });
  const say = t as unknown as (key: string) => string;
  const fields = [say(`row.${name}`), ...columns.map(({ key }) => say(`column.${key as ColumnKey}`))];
  const round = (value: number | null) => (value === null ? "" : Math.round(value * 10) / 10);
  const data = rows.map((row) => [row.name ?? say(`keys.${name}.${row.key}`), ...row.values.map(round)]);
  return mark + Papa.unparse({ fields, data }, { escapeFormulae: true });
}
