import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { activityFeed } from "../contract.ts";
import { feedOf } from "../queries/feed.ts";

/** What a company's home shows besides what other rooms answer. */
export function companyFeed(): Bound[] {
  return [on(activityFeed, async ({ tx, actor, query }) => feedOf(tx, hiringForCompany(actor), query))];
}
