import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { csv as en, labels as labelsEn } from "./messages.en.ts";
import { labels as labelsVi, csv as vi } from "./messages.vi.ts";
import type { InvoiceDownload } from "./queries/list.ts";

/** Returns the file of payment requests. Amounts are in the smallest unit of their currency. */
export function invoicesFile(rows: InvoiceDownload, language: Language): { name: string; text: string } {
  const [words, labels] = language === "vi" ? [vi, labelsVi] : [en, labelsEn];
  const cells = rows.map(({ row, attributes: shown }) => [
    shown.number ?? "",
    shown.client.name,
    labels.status[shown.status],
    shown.tax_date ?? "",
    shown.due_date ?? "",
    shown.currency,
    shown.net,
    shown.vat,
    shown.total,
    shown.paid,
    shown.balance,
    shown.days_late,
    row.original_number ?? "",
    shown.e_symbol ?? "",
    shown.e_number ?? "",
    row.e_date ?? "",
  ]);
  return { name: `${words.file}.csv`, text: csvText(Object.values(words.columns), cells) };
}
