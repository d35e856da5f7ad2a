import { setImmediate } from "node:timers/promises";
import { createTranslator } from "use-intl/core";
import { csvPieces } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";
import { changesOf } from "./changes.ts";
import { console as en } from "./messages.en.ts";
import { console as vi } from "./messages.vi.ts";
import type { auditRows } from "./queries.ts";

type Rows = Awaited<ReturnType<typeof auditRows>>;

/** The number of rows that are written at once. */
const pieceRows = 500;

/** Returns rows of the log as CSV, in pieces. Moments are those of Vietnam; a change is a line in its cell. */
export function csvOf(rows: Rows, language: Language): AsyncGenerator<string> {
  const messages = language === "vi" ? vi : en;
  const t = createTranslator({ locale: language, messages });
  const headings = [
    "at",
    "person",
    "email",
    "area",
    "action",
    "object",
    "result",
    "codes",
    "fields",
    "changes",
    "ip",
  ] as const;
  return csvPieces(
    headings.map((key) => t(`file.${key}`)),
    (async function* () {
      for (let first = 0; first < rows.length; first += pieceRows) {
        yield rows.slice(first, first + pieceRows).map(({ attributes: row }) => {
          const { date, time } = dayAndTime(row.at as Date);
          return [
            `${date} ${time}`,
            row.person?.full_name ?? t("nobody"),
            row.person?.email ?? "",
            t(`areas.${row.area}`),
            row.action,
            row.object ? `${row.object.type} ${row.object.id}` : "",
            row.status,
            row.codes.join(" "),
            row.fields.join(" "),
            changesOf(row.before, row.after)
              .map(({ name, before, after }) => `${name}: ${before ?? "–"} → ${after ?? "–"}`)
              .join("\n"),
            row.ip ?? "",
          ];
        });
        await setImmediate();
      }
    })(),
  );
}
