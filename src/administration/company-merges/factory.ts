import type { Reader } from "#kit/db.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";

/** Makes two companies, of which the first one can be merged into the second one. @returns their ids */
export async function makePair(db: Reader) {
  const [loser, winner] = [await makeRecruiter(db, { companyVerified: false }), await makeRecruiter(db)];
  return { loser_id: loser.companyId, winner_id: winner.companyId };
}

/** Makes the row of a merge that changed no other rows. */
export async function makeMerge(db: Reader, { by, at }: { by: number; at: Date }) {
  return db
    .insertInto("company_merges")
    .values({
      ...(await makePair(db)),
      loser_name: "Công ty Hoa Sen Hà Nội",
      winner_name: "Công ty Hoa Sen",
      plan_hash: "a".repeat(64),
      reason: "Hai mục của một công ty",
      merged_by: by,
      merged_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
