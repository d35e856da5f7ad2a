import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { inviteCandidate } from "../commands/invite.ts";
import * as contract from "../contract.ts";
import { publicCandidate, searchCandidates } from "../queries/search.ts";

export function searchRoutes(): Bound[] {
  return [
    ...onHiring(contract.search, ({ tx, actor, query, asOf }) => searchCandidates(tx, actor, query, asOf)),
    ...onHiring(contract.invite, async ({ tx, actor, params: { id }, body, asOf }) => {
      await inviteCandidate(tx, actor, { id, jobId: body.job_id, message: body.message, asOf });
      return { data: await publicCandidate(tx, actor, id, asOf) };
    }),
  ];
}
