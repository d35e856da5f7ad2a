import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { keyOf } from "#platform/reference/terms.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { ClientToDownload } from "./queries/list.ts";
import { clientStates, potentials, sources } from "./terms.ts";

/** Returns clients as CSV, with the columns of the list. */
export function clientsCsv(rows: readonly ClientToDownload[], language: Language): string {
  const words = language === "vi" ? vi : en;
  const day = (at: Date | null) => (at ? dayOf(at) : "");
  return csvText(
    Object.values(words.csv),
    rows.map((row) => [
      row.id,
      row.name,
      words.status[clientStates[row.status]!],
      words.potential[keyOf(potentials, row.potential)!],
      row.source === null ? "" : words.source[keyOf(sources, row.source)!],
      row.am ?? "",
      row.owner ?? "",
      row.open_orders,
      row.submitted,
      row.placements,
      (row.unpaid ?? []).map(({ amount, currency }) => `${amount} ${currency}`).join("; "),
      day(row.last_contact_at),
      day(row.created_at),
    ]),
  );
}
