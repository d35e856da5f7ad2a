import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { dayBefore } from "./first-cv.ts";
import { csv as en, labels as labelsEn } from "./messages.en.ts";
import { labels as labelsVi, csv as vi } from "./messages.vi.ts";
import type { OrderToDownload } from "./queries/orders.ts";
import type { OrderKind, OrderStatus } from "./terms.ts";

const day = (at: Date | null) => (at ? dayOf(at) : "");

/** Returns the file of orders, with the columns of the list. */
export function ordersCsv(
  rows: readonly OrderToDownload[],
  language: Language,
): { name: string; text: string } {
  const [words, labels] = language === "vi" ? [vi, labelsVi] : [en, labelsEn];
  const cells = rows.map(({ row, shown }) => [
    row.id,
    row.title,
    row.client,
    labels.kind[row.kind as OrderKind],
    labels.status[row.status as OrderStatus],
    row.counts.hired,
    row.head_count,
    row.lead ?? "",
    row.counts.submitted,
    row.counts.interviewing,
    row.counts.offers,
    row.no_answer,
    shown.expected_fee?.amount ?? "",
    shown.expected_fee?.currency ?? "",
    shown.age_days,
    day(row.opened_at),
    row.first_cv_due_at ? dayBefore(row.first_cv_due_at) : "",
    day(row.first_cv_at),
    row.target_date ?? "",
    day(row.ended_at),
  ]);
  return { name: `${words.file}.csv`, text: csvText(Object.values(words.columns), cells) };
}
