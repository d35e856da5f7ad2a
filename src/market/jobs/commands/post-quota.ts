import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { postQuota } from "../queries/company-jobs.ts";

/**
 * Refuses a post beyond the free posts of an unverified company. The company's row is locked until the transaction ends,
 * so that concurrent requests cannot exceed the limit.
 * @throws Problem 409 `job_limit`; its `meta.now` is the number of posts
 */
export async function assertPostQuota(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
  const { posts_used, posts_limit } = await postQuota(tx, companyId);
  if (posts_limit !== null && posts_used >= posts_limit)
    throw conflict("job_limit", posts_used, { max: posts_limit });
}
