import type { Reader } from "#kit/db.ts";

/** The key of a company's mark; null when it has none or is blocked. */
export async function logoKeyOf(db: Reader, companyId: number): Promise<string | null> {
  const company = await db
    .selectFrom("companies")
    .select("logo_key")
    .where("id", "=", companyId)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return company?.logo_key ?? null;
}
