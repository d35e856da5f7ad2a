import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { activityFeed } from "../contract.ts";
import { feedOf } from "../queries/feed.ts";

/** What a company's home shows besides what other rooms answer. */
export function companyFeed(): Bound[] {
  return [...onHiring(activityFeed, async ({ tx, actor, query }) => feedOf(tx, actor, query))];
}
