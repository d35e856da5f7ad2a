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
  const merged = merges.map(({ entry, reason, days, undone }, index): Merged => {
    const company = companies[firstMerged + index]!;
    return {
      loser: losers[index]!,
      winner: ids.companies.get(company.key)!,
      name: fill(entry, { name: company.name }),
      company,
      reason,
      at: plusDays(asOf, -days),
      undoneAt: undone === undefined ? null : plusDays(asOf, -undone),
    };
  });
  await insertMany(
    tx,
    "companies",
    merged.map(({ loser, winner, name, at, undoneAt }) => ({
      id: loser,
      name,
      name_key: fold(name),
      slug: slugify(name),
      created_at: plusDays(at, -20),
      inactive_at: asOf,
      merged_into: undoneAt === null ? winner : null,
    })),
  );
  for (const merge of merged) await addMerge(tx, merge, ids.accounts.get("admin")!, asOf);
}

interface Merged {
  loser: number;
  winner: number;
  /** The name of the loser. */
  name: string;
  /** The winner. */
  company: DemoCompany;
  reason: string;
  at: Date;
  undoneAt: Date | null;
}

async function addMerge(tx: Tx, merge: Merged, admin: number, asOf: Date): Promise<void> {
  const { loser, winner, name, company, reason, at, undoneAt } = merge;
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
      undone_by: undoneAt && admin,
      undone_at: undoneAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  // The steps of merges that cannot be undone are deleted.
  if (undoEnds(at) <= asOf) return;
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
