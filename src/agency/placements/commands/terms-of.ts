import { sql } from "kysely";
import type { AgreedTerms } from "#agency/fees/fee.ts";
import type { WarrantyBasis } from "#agency/fees/warranty.ts";
import type { Reader } from "#kit/db.ts";

/** The terms under which an agency fills a job for a client. */
export interface JobTerms extends AgreedTerms {
  client_id: number;
  owner_id: number | null;
  am_id: number | null;
  warranty_days: number;
  warranty_basis: WarrantyBasis;
  payment_days: number;
}

/** Returns the terms of a job of an agency, which are those of its client; null for a job of a company that is no client. */
export async function termsOf(db: Reader, jobId: number): Promise<JobTerms | null> {
  const row = await db
    .selectFrom("jobs as j")
    .innerJoin("clients as c", (on) =>
      on.onRef("c.agency_id", "=", "j.agency_id").onRef("c.company_id", "=", "j.company_id"),
    )
    .select(["c.id as client_id", "c.owner_id", "c.am_id", "c.currency", "c.fee_bps", "c.fee_months"])
    .select(["c.fee_min", "c.fee_fixed", "c.warranty_days", "c.payment_days"])
    .select(sql<"percent" | "fixed">`c.fee_type`.as("fee_type"))
    .select(sql<WarrantyBasis>`c.warranty_basis`.as("warranty_basis"))
    .where("j.id", "=", jobId)
    .executeTakeFirst();
  return row ?? null;
}
