import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import { openPipelines } from "./pipelines.ts";

/**
 * Creates a company with the template of its pipelines, at the first step of setting it up. Names are unique without regard to
 * case and accents (spec §5).
 * @returns the company's id
 * @throws Problem 422 at /company_name
 */
export async function openCompany(
  tx: Tx,
  input: { name: string; email: string | null; phone: string | null; asOf: Date },
): Promise<number> {
  try {
    for (;;) {
      const company = await tx
        .insertInto("companies")
        .values({
          name: input.name,
          name_key: fold(input.name),
          slug: await freeSlug(tx, input.name),
          email: input.email,
          phone: input.phone,
          setup_step: 1,
          created_at: input.asOf,
        })
        // If another transaction has taken the slug meanwhile, the loop looks for the next free one.
        .onConflict((conflict) => conflict.column("slug").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!company) continue;
      await openPipelines(tx, [{ company: company.id }]);
      return company.id;
    }
  } catch (error) {
    if (brokenUnique(error) === "companies_name_key_key")
      throw invalid("/company_name", "company_name_taken");
    throw error;
  }
}

/**
 * Creates a company that an agency enters as its client. It is in no directory, search or uniqueness check of others, and its
 * slug is none that a name could have.
 * @returns the company's id
 */
export async function openAgencyCompany(
  tx: Tx,
  { name, asOf }: { name: string; asOf: Date },
): Promise<number> {
  const [id] = await openAgencyCompanies(tx, [name], asOf);
  return id!;
}

/** Inserts a company of an agency for each name. @returns their ids in the order of the names */
export async function openAgencyCompanies(tx: Tx, names: readonly string[], asOf: Date): Promise<number[]> {
  const rows = await tx
    .insertInto("companies")
    .values(
      names.map((name) => ({
        name,
        name_key: fold(name),
        slug: `~${randomUUID()}`,
        origin: "agency",
        created_at: asOf,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Finds companies by their names and creates those that are missing, with few statements for an import of thousands. Names that
 * fold to the same text are the same company.
 * @returns the companies by folded name, and the number of new ones
 */
export async function openCompanies(
  tx: Tx,
  names: readonly string[],
  asOf: Date,
): Promise<{ byKey: Map<string, { id: number; blocked: boolean }>; opened: number }> {
  const nameOf = new Map(names.map((name) => [fold(name), name] as const).reverse());
  const find = async () =>
    new Map(
      (
        await tx
          .selectFrom("companies")
          .select(["id", "name_key", "blocked_at"])
          .where("name_key", "in", [...nameOf.keys()])
          .where("origin", "=", "registered")
          .execute()
      ).map((row) => [row.name_key, { id: row.id, blocked: row.blocked_at !== null }]),
    );
  if (nameOf.size === 0) return { byKey: new Map(), opened: 0 };
  const known = await find();
  const missing = [...nameOf].filter(([key]) => !known.has(key));
  const slugs = await freeSlugs(
    tx,
    missing.map(([, name]) => name),
  );
  const rows = missing.map(([name_key, name], index) => ({
    name,
    name_key,
    slug: slugs[index]!,
    created_at: asOf,
  }));
  await insertMany(tx, "companies", rows, sql`ON CONFLICT (name_key) WHERE origin = 'registered' DO NOTHING`);
  const byKey = await find();
  // A company that another transaction has created meanwhile has a pipeline already.
  const bare = await tx
    .selectFrom("companies as c")
    .select("c.id")
    .where("c.name_key", "in", ["", ...missing.map(([key]) => key)])
    .where("c.origin", "=", "registered")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("pipelines as p").select("p.id").whereRef("p.company_id", "=", "c.id"))),
    )
    .execute();
  await openPipelines(
    tx,
    bare.map(({ id }) => ({ company: id })),
  );
  return { byKey, opened: bare.length };
}

async function freeSlugs(tx: Tx, names: readonly string[]): Promise<string[]> {
  const bases = names.map(slugBase);
  const rows = await tx
    .selectFrom("companies")
    .select("slug")
    .where(sql<string>`regexp_replace(slug, '-[0-9]+$', '')`, "in", [...new Set(["", ...bases])])
    .union(
      tx
        .selectFrom("companies")
        .select("slug")
        .where("slug", "in", ["", ...bases]),
    )
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  return bases.map((base) => {
    const slug = nextSlug(base, taken);
    taken.add(slug);
    return slug;
  });
}

function slugBase(name: string): string {
  return slugify(name).slice(0, 80).replace(/-$/, "") || "company";
}

function nextSlug(base: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = slugBase(name);
  const rows = await tx.selectFrom("companies").select("slug").where("slug", "like", `${base}%`).execute();
  return nextSlug(base, new Set(rows.map((row) => row.slug)));
}

/**
 * Blocks a company, or lifts its block. The caller suspends its jobs or publishes them again.
 * @throws Problem 404, 409 `company_blocked`, `company_not_blocked`
 */
export async function setBlocked(
  tx: Tx,
  id: number,
  block: { reason: string; asOf: Date } | null,
): Promise<{ name: string }> {
  const company = await tx
    .selectFrom("companies")
    .select(["name", "blocked_at"])
    .where("id", "=", id)
    .where("origin", "=", "registered")
    .where("merged_into", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw notFound();
  if (block && company.blocked_at) throw conflict("company_blocked", "blocked");
  if (!block && !company.blocked_at) throw conflict("company_not_blocked", "active");
  await tx
    .updateTable("companies")
    .set({ blocked_at: block?.asOf ?? null, block_reason: block?.reason ?? null })
    .where("id", "=", id)
    .execute();
  return { name: company.name };
}
