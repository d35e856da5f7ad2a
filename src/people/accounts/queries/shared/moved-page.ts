import type { Reader } from "#kit/db.ts";
import type { Actor } from "../../actor.ts";

/** Returns the address of a page of a company that was merged into the caller's; null for other pages. */
export async function movedPage(db: Reader, actor: Actor, pathname: string): Promise<string | null> {
  const [, company, rest = ""] = /^\/employer\/(\d{1,15})(\/.*)?$/.exec(pathname) ?? [];
  if (company === undefined || actor.kind !== "company") return null;
  const merged = await db
    .selectFrom("companies")
    .select("id")
    .where("id", "=", Number(company))
    .where("merged_into", "=", actor.companyId)
    .executeTakeFirst();
  return merged ? `/employer/${actor.companyId}${rest}` : null;
}
