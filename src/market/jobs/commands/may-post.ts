import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { postQuota } from "../queries/shared/own-jobs.ts";
import { clientStatus } from "./client.ts";
import type { JobRow } from "./job-row.ts";

/**
 * Refuses a job that enters the review or becomes public. A company's job needs a free post or a verified company, an
 * agency's job an active client. The row of the company or client is locked until the transaction ends.
 * @throws Problem 409 `job_limit` with the number of posts in `meta.now`, `client_not_active` with the client's status
 */
export async function assertMayPost(tx: Tx, job: Pick<JobRow, "company_id" | "agency_id">): Promise<void> {
  if (job.agency_id === null) return assertPostQuota(tx, job.company_id);
  const client = await tx
    .selectFrom("clients")
    .select("status")
    .where("agency_id", "=", job.agency_id)
    .where("company_id", "=", job.company_id)
    .forShare()
    .executeTakeFirst();
  // An agency may have jobs of a company that it does not list as a client, from before agencies had clients.
  if (client && client.status !== clientStatus.active) throw conflict("client_not_active", client.status);
}

/** The company's row is locked so that concurrent requests cannot exceed the limit. */
async function assertPostQuota(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
  const { posts_used, posts_limit } = await postQuota(tx, { company: companyId });
  if (posts_limit !== null && posts_used >= posts_limit)
    throw conflict("job_limit", posts_used, { max: posts_limit });
}
