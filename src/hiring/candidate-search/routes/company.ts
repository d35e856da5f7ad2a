import { type Bound, on } from "#kit/http/handle.ts";
import { inviteCandidate } from "../commands/invite.ts";
import * as contract from "../contract.ts";
import { foundCandidate, foundCandidates } from "../queries/search.ts";

/** Companies find people and invite them. */
export function companySearch(): Bound[] {
  return [
    on(contract.search, ({ tx, actor, query, asOf }) => foundCandidates(tx, actor, query, asOf)),
    on(contract.invite, async ({ tx, actor, params: { id }, body, asOf }) => {
      await inviteCandidate(tx, actor, { id, jobId: body.job_id, message: body.message, asOf });
      return { data: await foundCandidate(tx, actor, id, asOf) };
    }),
  ];
}
