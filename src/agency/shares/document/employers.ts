import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { companySizes, keyOf } from "#platform/reference/terms.ts";

/** An employer as an anonymous document names it, and the words that would give it away. */
export interface Employer {
  industry: string | null;
  size: ReturnType<typeof sizeOf>;
  /** The folded name without legal forms. */
  key: string;
}

const sizeOf = (id: number | null) => (id === null ? null : (keyOf(companySizes, id) ?? null));

/**
 * Returns the industry and the size of employers by their names. Only registered companies of the directory are known: another
 * agency's clients are not.
 */
export async function employersOf(
  db: Reader,
  names: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Employer>> {
  if (names.length === 0) return new Map();
  const name = language === "vi" ? sql.ref("i.name_vn") : sql.ref("i.name");
  const { rows } = await sql<{ name: string; key: string; industry: string | null; size_id: number | null }>`
    SELECT n.name, employer_key(n.name) AS key, c.size_id,
      (SELECT ${name} FROM industries i WHERE i.id = c.industry_ids[1]) AS industry
    FROM unnest(${[...new Set(names)]}::text[]) AS n(name)
    LEFT JOIN companies c ON c.name_key = folded(n.name) AND c.origin = 'registered'`.execute(db);
  return new Map(
    rows.map(({ name: employer, key, industry, size_id }) => [
      employer,
      { key, industry, size: sizeOf(size_id) },
    ]),
  );
}
