import type { ReplyOf } from "#kit/contract.ts";
import { csvText } from "#kit/csv.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as enCv } from "#profiles/cv/messages.en.ts";
import { labels as viCv } from "#profiles/cv/messages.vi.ts";
import type { transfers } from "./contract-transfers.ts";
import { csv as en, labels as enLabels } from "./messages.en.ts";
import { csv as vi, labels as viLabels } from "./messages.vi.ts";

/** Returns the file of the register of transfers abroad. */
export function transfersFile(
  rows: ReplyOf<typeof transfers>["data"],
  language: Language,
): { name: string; text: string } {
  const isVietnamese = language === "vi";
  const [words, labels, sections] = isVietnamese
    ? [vi, viLabels, viCv.section]
    : [en, enLabels, enCv.section];
  const cells = rows.map(({ attributes: row }) => [
    formatDate(row.at, "exact", language),
    labels.channel[row.channel],
    row.person?.full_name ?? "",
    row.person?.code ?? "",
    row.recipient,
    row.client,
    row.order,
    row.country,
    row.level === null ? "" : labels.level[row.level],
    (row.sections ?? []).map((section) => sections[section]).join(", "),
    row.confirmed_by ?? "",
  ]);
  return { name: `${words.file}.csv`, text: csvText(Object.values(words.columns), cells) };
}
