import { brokenUnique, type Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { invalid } from "#kit/problem.ts";
import { defaultStages } from "./pipeline.ts";

/**
 * Opens a company with its default pipeline. The name is unique without regard to case and accents (spec §5).
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
          created_at: input.asOf,
        })
        // Another company took the address a moment ago: look for the next free one.
        .onConflict((conflict) => conflict.column("slug").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!company) continue;
      await openPipeline(tx, company.id);
      return company.id;
    }
  } catch (error) {
    if (brokenUnique(error) === "companies_name_key_key")
      throw invalid("/company_name", "company_name_taken");
    throw error;
  }
}

/** The pipeline that a company's jobs use until it makes its own. */
export async function openPipeline(tx: Tx, companyId: number): Promise<number> {
  const pipeline = await tx
    .insertInto("pipelines")
    .values({ company_id: companyId, name: "Default", is_default: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("pipeline_stages")
    .values(defaultStages.map((stage, position) => ({ pipeline_id: pipeline.id, position, ...stage })))
    .execute();
  return pipeline.id;
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = slugify(name).slice(0, 80).replace(/-+$/, "") || "company";
  const rows = await tx.selectFrom("companies").select("slug").where("slug", "like", `${base}%`).execute();
  const taken = new Set(rows.map((row) => row.slug));
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}
