import { inTransaction } from "#kit/db.ts";
import { type Bound, onDb } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import * as contract from "../contract.ts";
import { deskFind, quickFind } from "../queries.ts";

export function companyQuickSearch(): Bound[] {
  return [
    ...onHiring(contract.quickSearch, async ({ tx, actor, query }) => ({
      data: await quickFind(tx, actor, query.keyword),
    })),
    // The search of people sets how its statements are planned, which needs a transaction.
    onDb(contract.deskSearch, async ({ database, actor, query }) => ({
      data: await inTransaction(database, (tx) => deskFind(tx, actor, query.keyword)),
    })),
  ];
}
