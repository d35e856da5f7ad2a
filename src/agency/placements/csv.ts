import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { csv as en, labels as labelsEn } from "./messages.en.ts";
import { labels as labelsVi, csv as vi } from "./messages.vi.ts";
import type { PlacementRow } from "./queries/shared/find.ts";

/** Returns the file of placements. Amounts are in the smallest unit of their currency. */
export function placementsFile(
  rows: readonly PlacementRow[],
  language: Language,
): { name: string; text: string } {
  const [words, labels] = language === "vi" ? [vi, labelsVi] : [en, labelsEn];
  const cells = rows.map((row) => [
    row.id,
    row.applicant_name ?? "",
    row.job_title,
    row.client_name,
    labels.status[row.status],
    row.start_date,
    row.warranty_until ?? "",
    row.left_on ?? "",
    row.currency,
    row.fee,
    row.requested,
    row.splits
      .map(({ full_name, role, bps }) => `${full_name ?? labels.role[role]} ${bps / 100}%`)
      .join("; "),
  ]);
  return { name: `${words.file}.csv`, text: csvText(Object.values(words.columns), cells) };
}
