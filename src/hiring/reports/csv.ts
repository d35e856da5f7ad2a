import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { type Report, wordsOf } from "./table.ts";
import { nameOf } from "./terms.ts";

/**
 * Returns a report as CSV: headings with units, the rows, and after an empty line the definition of each column. Cells that
 * a spreadsheet would evaluate as formulas are escaped.
 */
export function csvOf(report: Report, language: Language): string {
  const { name, columns, rows } = report;
  const { say, rowName } = wordsOf(report, language);
  const headings = columns.map(({ key, kind }) =>
    say(`unit.${kind}`, { column: say(`column.${name}.${key}`) }),
  );
  const definitions = columns.map(({ key }, index) => [headings[index], say(`definition.${name}.${key}`)]);
  const round = (value: number | null) => (value === null ? "" : Math.round(value * 10) / 10);
  const data = rows.map((row) => [nameOf(row, language) ?? rowName(row.key), ...row.values.map(round)]);
  return csvText([say(`row.${name}`), ...headings], [...data, [], ...definitions]);
}
