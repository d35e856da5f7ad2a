import { sql } from "kysely";
import type { WarrantyBasis } from "#agency/fees/warranty.ts";
import { feeTerms, withoutFee } from "../../terms.ts";

/** The terms of an order, by the names of its columns. */
export interface StoredTerms {
  fee_type: "percent" | "fixed";
  fee_bps: number;
  fee_fixed: number | null;
  fee_min: number | null;
  fee_months: number;
  fee_currency: string;
  warranty_days: number;
  warranty_basis: WarrantyBasis;
  payment_days: number;
}

/**
 * SQL for the terms of `job_orders AS o` and its client, `clients AS c`: those of the order once it was opened, before that those of the
 * client, without a fee for a replacement. Without an order, they are the client's too.
 */
export const agreedTerms = sql<StoredTerms>`(CASE WHEN o.fee_type IS NOT NULL THEN ${columnsOf("o")}
  WHEN o.replaces_placement_id IS NOT NULL THEN ${columnsOf("c")} || ${JSON.stringify(withoutFee)}::jsonb ELSE ${columnsOf("c")} END)`;

function columnsOf(table: "o" | "c") {
  const pairs = Object.entries(feeTerms).map(
    ([ofOrder, ofClient]) =>
      sql`${sql.lit(ofOrder)}, ${sql.ref(`${table}.${table === "o" ? ofOrder : ofClient}`)}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}
