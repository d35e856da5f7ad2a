import { type Bound, on } from "#kit/http/handle.ts";
import {
  acceptRequest,
  declineRequest,
  requestProfile,
  revokeRequest,
  setHidden,
} from "../commands/request.ts";
import * as contract from "../contract-requests.ts";
import { receivedRequest, receivedRequests, sentRequestsOf } from "../queries/requests.ts";

/** Routes of agencies' requests to people with a public profile. */
export function requestRoutes(): Bound[] {
  return [
    on(contract.sentRequests, async ({ tx, actor, query, asOf }) => ({
      data: await sentRequestsOf(tx, actor, query.candidate_ids, asOf),
    })),
    on(contract.requestProfile, async ({ tx, actor, body: { candidate_id, message }, asOf }) => {
      await requestProfile(tx, actor, { candidateId: candidate_id, message, asOf });
      const [data] = await sentRequestsOf(tx, actor, [candidate_id], asOf);
      return { data: data! };
    }),
    on(contract.profileRequests, ({ tx, actor, query }) => receivedRequests(tx, actor, query)),
    on(contract.acceptRequest, async ({ tx, actor, params: { id }, asOf }) => {
      await acceptRequest(tx, actor, id, asOf);
      return { data: await receivedRequest(tx, actor, id) };
    }),
    on(contract.declineRequest, async ({ tx, actor, params: { id }, asOf }) => {
      await declineRequest(tx, actor, id, asOf);
      return { data: await receivedRequest(tx, actor, id) };
    }),
    on(contract.revokeRequest, async ({ tx, actor, params: { id }, asOf }) => {
      await revokeRequest(tx, actor, id, asOf);
      return { data: await receivedRequest(tx, actor, id) };
    }),
    on(contract.hideProfile, async ({ tx, actor, params: { id }, body, asOf }) => {
      await setHidden(tx, actor, { id, isHidden: body.hidden, asOf });
      return { data: await receivedRequest(tx, actor, id) };
    }),
  ];
}
