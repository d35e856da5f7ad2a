import { type RawBuilder, sql } from "kysely";

/** A column as `fold` (kit/fold) writes it, but for spelling: letters without their marks, in lower case; about 3 µs a value. */
export function foldedColumn(column: string): RawBuilder<string> {
  return sql<string>`translate(regexp_replace(lower(normalize(${sql.ref(column)}, NFD)), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd')`;
}

/** A pattern for LIKE: texts that contain `text` as it is. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
