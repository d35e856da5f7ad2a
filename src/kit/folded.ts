import { type RawBuilder, sql } from "kysely";

/** A column that has no folded one beside it (`name_key`), as `fold` (kit/fold) writes it; about 3 µs a value. */
export function foldedColumn(column: string): RawBuilder<string> {
  return sql<string>`folded(${sql.ref(column)})`;
}

/** A pattern for LIKE: texts that contain `text` as it is. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
