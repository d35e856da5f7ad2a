import { sql } from "kysely";
import type { AgreedTerms } from "#agency/fees/fee.ts";
import type { WarrantyBasis } from "#agency/fees/warranty.ts";
import { agreedTerms } from "#agency/job-orders/queries/shared/agreed-terms.ts";
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

/**
 * Returns the terms of a job of an agency: those of its order, or without an order those of its client. Null for a job of a company that
 * is no client.
 */
export async function termsOf(db: Reader, jobId: number): Promise<JobTerms | null> {
  // The client of an order is its own: after a merge of clients, the job still names the company of the former client.
  const clientOfCompany = sql`(SELECT coalesce(n.merged_into, n.id) FROM clients n
    WHERE n.agency_id = j.agency_id AND n.company_id = j.company_id)`;
  const row = await db
    .selectFrom("jobs as j")
    .leftJoin("job_orders as o", "o.job_id", "j.id")
    .innerJoin("clients as c", (on) => on.on(sql<boolean>`c.id = coalesce(o.client_id, ${clientOfCompany})`))
    .select(["c.id as client_id", "c.owner_id", "c.am_id", agreedTerms.as("terms")])
    .where("j.id", "=", jobId)
    .executeTakeFirst();
  if (!row) return null;
  const { terms, ...client } = row;
  const { fee_currency: currency, ...agreed } = terms;
  return { ...client, ...agreed, currency };
}
