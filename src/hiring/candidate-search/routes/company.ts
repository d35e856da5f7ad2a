import { type Bound, on } from "#kit/http/handle.ts";
import { inviteCandidate } from "../commands/invite.ts";
import * as contract from "../contract.ts";
import { publicCandidate, searchCandidates } from "../queries/search.ts";

export function searchRoutes(): Bound[] {
  return [
    on(contract.search, ({ tx, actor, query, asOf }) => searchCandidates(tx, actor, query, asOf)),
    on(contract.invite, async ({ tx, actor, params: { id }, body, asOf }) => {
      await inviteCandidate(tx, actor, { id, jobId: body.job_id, message: body.message, asOf });
      return { data: await publicCandidate(tx, actor, id, asOf) };
    }),
  ];
}
