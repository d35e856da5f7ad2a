import type { Tx } from "#kit/db.ts";
import type { Party } from "../queries/shared/find.ts";

/** The start of the numbers of an agency without a prefix of its own. */
const usualPrefix = "SEN";

/** Returns the agency as the seller on a payment request, and the prefix of its numbers. */
export async function sellerOf(tx: Tx, agencyId: number): Promise<{ prefix: string; seller: Party }> {
  const { name } = await tx
    .selectFrom("agencies")
    .select("name")
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  return { prefix: usualPrefix, seller: { name, tax_code: null, address: null, bank: null } };
}
