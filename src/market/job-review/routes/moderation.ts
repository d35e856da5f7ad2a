import { type Bound, on } from "#kit/http/handle.ts";
import { blockCompany, unblockCompany } from "../commands/moderate-company.ts";
import * as contract from "../contract-moderation.ts";
import { moderatedCompany } from "../queries/company.ts";
import { marketFigures } from "../queries/figures.ts";

export function moderationRoutes(): Bound[] {
  return [
    on(contract.blockCompany, async ({ tx, actor, params, body, asOf, note }) => {
      await blockCompany(tx, actor, params.id, body.reason, asOf);
      note({ after: "blocked" });
      return moderatedCompany(tx, actor, params.id);
    }),
    on(contract.unblockCompany, async ({ tx, actor, params, body, asOf, note }) => {
      await unblockCompany(tx, actor, params.id, body.reason, asOf);
      note({ before: "blocked" });
      return moderatedCompany(tx, actor, params.id);
    }),
    on(contract.figures, async ({ tx, actor, asOf }) => ({ data: await marketFigures(tx, actor, asOf) })),
  ];
}
