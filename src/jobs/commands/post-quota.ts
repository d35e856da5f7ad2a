import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { postsUsed } from "../queries/company-jobs.ts";
import { freePosts } from "../terms.ts";

/**
 * Refuses a post beyond an unverified company's free ones. The company's row is locked
 * until the transaction ends, so that two posts at once cannot both be the last one.
 * @throws Problem 409 `job_limit`; its `meta.now` is the number of posts
 */
export async function assertPostQuota(tx: Tx, companyId: number): Promise<void> {
  const company = await tx
    .selectFrom("companies")
    .select("verified_at")
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (company.verified_at) return;
  const count = await postsUsed(tx, companyId);
  if (count >= freePosts) throw conflict("job_limit", count, { max: freePosts });
}
