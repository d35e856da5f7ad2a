import type { Tx } from "#kit/db.ts";
import type { Party } from "../queries/shared/find.ts";

/** The prefix of the numbers of an agency that has not chosen one. */
const usualPrefix = "SEN";

/** Returns the agency as the seller on a payment request, and the prefix of its numbers. */
export async function sellerOf(tx: Tx, agencyId: number): Promise<{ prefix: string; seller: Party }> {
  const agency = await tx
    .selectFrom("agencies")
    .select([
      "name",
      "legal_name",
      "tax_code",
      "address",
      "invoice_prefix",
      "bank_name",
      "bank_account",
      "bank_holder",
    ])
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  const { tax_code, address, bank_holder, bank_account, bank_name } = agency;
  const bank = bank_account && [bank_holder, bank_account, bank_name].filter(Boolean).join(", ");
  const name = agency.legal_name ?? agency.name;
  return { prefix: agency.invoice_prefix ?? usualPrefix, seller: { name, tax_code, address, bank } };
}
