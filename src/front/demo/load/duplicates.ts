import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { plusDays } from "../calendar.ts";
import type { DemoCompany } from "../types.ts";

/** How the second entry of a company is named. */
const spellings = [
  (name: string) => `Công ty TNHH ${name} Việt Nam`,
  (name: string) => `${name} – Chi nhánh Hà Nội`,
  (name: string) => `${name.toUpperCase()} JSC`,
] as const;

/** Adds second entries of three companies, which administrators find as possible duplicates and can merge. */
export async function addDuplicates(tx: Tx, companies: readonly DemoCompany[], asOf: Date): Promise<void> {
  const twice = companies.filter(({ website }) => website).slice(3, 3 + spellings.length);
  const ids = await reserveIds(tx, "companies", twice.length);
  await insertMany(
    tx,
    "companies",
    twice.map((company, index) => {
      const name = spellings[index]!(company.name);
      return {
        id: ids[index]!,
        name,
        name_key: fold(name),
        slug: slugify(name),
        website: company.website,
        created_at: plusDays(asOf, -index - 1),
        // Without members, the public directory leaves them out.
        inactive_at: asOf,
      };
    }),
  );
  await openPipelines(
    tx,
    ids.map((company) => ({ company })),
  );
}
