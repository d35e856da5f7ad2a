import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { LawKind } from "#platform/reference/terms.ts";

export type StoredRow = Awaited<ReturnType<ReturnType<typeof storedRows>["execute"]>>[number];

/** The rows of law with the names of the people who entered and checked them. */
export function storedRows(db: Reader) {
  return db
    .selectFrom("law_rows as l")
    .leftJoin("accounts as e", "e.id", "l.entered_by")
    .leftJoin("accounts as c", "c.id", "l.checked_by")
    .select([
      "l.id",
      "l.series",
      "l.from_day",
      "l.to_day",
      "l.source",
      "l.source_url",
      "l.entered_by",
      "l.checked_by",
      "l.checked_at",
      "l.superseded_by",
      "l.ended_at",
      "l.reason",
      "l.version",
      "l.created_at",
      "e.full_name as entered_name",
      "c.full_name as checked_name",
      sql<LawKind>`l.kind`.as("kind"),
      sql<unknown>`l.data`.as("data"),
    ]);
}
