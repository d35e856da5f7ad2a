import { undoEnds } from "#administration/company-merges/terms.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { administration } from "../../administration.ts";
import { plusDays } from "../../calendar.ts";
import { fill } from "../../data.ts";
import type { DemoCompany } from "../../types.ts";
import type { Ids } from "../people.ts";

/** The companies of the merges come after those that have a second entry (duplicates.ts). */
const firstMerged = 8;

/** Adds merges of companies: one that can be undone, one that was undone, and one that is final. */
export async function addMerges(
  tx: Tx,
  companies: readonly DemoCompany[],
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const { merges } = administration;
  const losers = await reserveIds(tx, "companies", merges.length);
  const merged = merges.map(({ entry, reason, days, undone }, index) => {
    const company = companies[firstMerged + index]!;
    const winner = ids.companies.get(company.key)!;
    const name = fill(entry, { name: company.name });
    const at = plusDays(asOf, -days);
    return { loser: losers[index]!, winner, name, company, reason, at, undone };
  });
  await insertMany(
    tx,
    "companies",
    merged.map(({ loser, winner, name, at, undone }) => ({
      id: loser,
      name,
      name_key: fold(name),
      slug: slugify(name),
      created_at: plusDays(at, -20),
      inactive_at: asOf,
      merged_into: undone === undefined ? winner : null,
    })),
  );
  const admin = ids.accounts.get("admin")!;
  for (const { loser, winner, name, company, reason, at, undone } of merged) {
    const { id } = await tx
      .insertInto("company_merges")
      .values({
        loser_id: loser,
        winner_id: winner,
        loser_name: name,
        winner_name: company.name,
        plan_hash: "0".repeat(64),
        reason,
        merged_by: admin,
        merged_at: at,
        undone_by: undone === undefined ? null : admin,
        undone_at: undone === undefined ? null : plusDays(asOf, -undone),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    // The steps of merges that cannot be undone are deleted.
    if (undoEnds(at) <= asOf) continue;
    await tx
      .insertInto("merge_moves")
      .values({
        merge_id: id,
        step: 0,
        table_name: "companies",
        key: JSON.stringify({ id: loser }),
        old: JSON.stringify({ merged_into: null }),
        new: JSON.stringify({ merged_into: winner }),
      })
      .execute();
  }
}
