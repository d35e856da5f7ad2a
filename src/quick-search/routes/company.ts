import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { quickFind } from "../queries.ts";

/** What the company's people look for by a few letters. */
export function companyQuickSearch(): Bound[] {
  return [
    on(contract.quickSearch, async ({ tx, actor, query }) => ({
      data: await quickFind(tx, hiringForCompany(actor), query.keyword),
    })),
  ];
}
