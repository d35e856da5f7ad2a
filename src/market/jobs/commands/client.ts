import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";

/** The statuses of a client by their names (spec §3 "Client"). */
export const clientStatus = { lead: 0, active: 1, inactive: 2 } as const;

/**
 * Returns the company for which an agency creates a job, and locks the client until the transaction ends. An active client
 * or a lead can have drafts; `assertMayPost` requires an active client when a job is submitted.
 * @param client the id of the agency's client
 * @throws Problem 422 at /client_id
 */
export async function companyOfClient(tx: Tx, agencyId: number, client: number | null): Promise<number> {
  if (client === null) throw invalid("/client_id", "client_required");
  const row = await tx
    .selectFrom("clients")
    .select(["company_id", "status"])
    .where("id", "=", client)
    .where("agency_id", "=", agencyId)
    .forShare()
    .executeTakeFirst();
  if (!row) throw invalid("/client_id", "client_unknown");
  if (row.status === clientStatus.inactive) throw invalid("/client_id", "client_not_active");
  return row.company_id;
}
