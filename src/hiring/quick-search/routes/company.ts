import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import * as contract from "../contract.ts";
import { quickFind } from "../queries.ts";

export function companyQuickSearch(): Bound[] {
  return [
    ...onHiring(contract.quickSearch, async ({ tx, actor, query }) => ({
      data: await quickFind(tx, actor, query.keyword),
    })),
  ];
}
