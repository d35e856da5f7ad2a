import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { activityFeed } from "../contract.ts";
import { feedOf } from "../queries/feed.ts";

export function companyFeed(): Bound[] {
  return [...onHiring(activityFeed, async ({ tx, actor, query }) => feedOf(tx, actor, query))];
}
