import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { activityFeed, duties } from "../contract.ts";
import { dutiesOf } from "../queries/duties.ts";
import { feedOf } from "../queries/feed.ts";

export function companyFeed(): Bound[] {
  return [
    ...onHiring(activityFeed, async ({ tx, actor, query }) => feedOf(tx, actor, query)),
    ...onHiring(duties, async ({ tx, actor, asOf }) => dutiesOf(tx, actor, asOf)),
  ];
}
