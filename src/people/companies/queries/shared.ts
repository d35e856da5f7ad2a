import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { PipelineOwner, TemplateOwner } from "../pipeline.ts";

/** Returns the condition that the row `pipelines p` belongs to a job, or is the template of a workspace. */
export function isOwnedBy(owner: PipelineOwner): RawBuilder<SqlBool> {
  if ("job" in owner) return sql`p.job_id = ${owner.job}`;
  return "company" in owner
    ? sql`(p.company_id = ${owner.company} AND p.is_default)`
    : sql`(p.agency_id = ${owner.agency} AND p.is_default)`;
}

/** Returns the condition that the row `pipelines p` is a template with a name, from which jobs of the workspace can take their stages. */
export function isTemplateOf(owner: TemplateOwner): RawBuilder<SqlBool> {
  return "company" in owner
    ? sql`(p.company_id = ${owner.company} AND NOT p.is_default)`
    : sql`(p.agency_id = ${owner.agency} AND NOT p.is_default)`;
}

/** Returns the condition that a company has public pages: it registered, is not blocked or in the bin, and was not merged. */
export function isPublicCompany(alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column("blocked_at")} IS NULL AND ${column("origin")} = 'registered' AND ${column("merged_into")} IS NULL
    AND ${column("binned_at")} IS NULL)`;
}

/** Returns the id of the company that has a slug, or into which that one was merged. */
export const companyOfSlug = (slug: string) =>
  sql<number>`(SELECT coalesce(s.merged_into, s.id) FROM companies s WHERE s.slug = ${slug})`;

/** Returns whether Sen has verified a company. */
export async function isVerified(db: Reader, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom("companies")
    .select("verified_at")
    .where("id", "=", companyId)
    .executeTakeFirst();
  return row?.verified_at != null;
}

/** Returns the storage key of a company's logo; null without a logo, and for a blocked company. */
export async function logoKeyOf(db: Reader, companyId: number): Promise<string | null> {
  return (await shown(db, companyId).select("c.logo_key as key").executeTakeFirst())?.key ?? null;
}

export async function bannerKeyOf(db: Reader, companyId: number): Promise<string | null> {
  return (await shown(db, companyId).select("c.banner_key as key").executeTakeFirst())?.key ?? null;
}

export async function pictureKeyOf(db: Reader, companyId: number, pictureId: number): Promise<string | null> {
  const row = await shown(db, companyId)
    .innerJoin("company_pictures as p", "p.company_id", "c.id")
    .select("p.image_key as key")
    .where("p.id", "=", pictureId)
    .executeTakeFirst();
  return row?.key ?? null;
}

export async function photoKeyOf(db: Reader, companyId: number, personId: number): Promise<string | null> {
  const row = await shown(db, companyId)
    .innerJoin("company_people as p", "p.company_id", "c.id")
    .select("p.photo_key as key")
    .where("p.id", "=", personId)
    .executeTakeFirst();
  return row?.key ?? null;
}

export async function clientLogoKeyOf(
  db: Reader,
  companyId: number,
  clientId: number,
): Promise<string | null> {
  const row = await shown(db, companyId)
    .innerJoin("company_clients as p", "p.company_id", "c.id")
    .select("p.logo_key as key")
    .where("p.id", "=", clientId)
    .executeTakeFirst();
  return row?.key ?? null;
}

function shown(db: Reader, companyId: number) {
  return db
    .selectFrom("companies as c")
    .where("c.id", "=", companyId)
    .where("c.origin", "=", "registered")
    .where("c.blocked_at", "is", null);
}

/** Further words of the keyword are ignored. */
const maxWords = 8;

/** Returns conditions on `companies c`: each word of the keyword begins a word of the name, compared without accents. */
export function nameHas(keyword: string): RawBuilder<SqlBool>[] {
  const words = fold(keyword.slice(0, 500).toWellFormed()).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .slice(0, maxWords)
    .map((word) => sql<SqlBool>`c.name_words LIKE ${`% ${word}%`}`);
}
