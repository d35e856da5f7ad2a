import { type Bound, on } from "#kit/http/handle.ts";
import { clientOf } from "#people/clients/queries/shared/detail.ts";
import * as contract from "../contract-requests.ts";
import { takeRequest } from "../hand-over.ts";
import { requestsOf } from "../queries/requests.ts";

/** Headhunting requests that an agency got: /consultants/client_requests. */
export function consultantSupport(): Bound[] {
  return [
    on(contract.clientRequests, ({ tx, actor, query }) => requestsOf(tx, actor, query)),
    on(contract.clientFromRequest, async ({ tx, actor, body, asOf }) => {
      const id = await takeRequest(tx, actor, { threadId: body.thread_id, asOf });
      return { data: await clientOf(tx, actor, id, asOf) };
    }),
  ];
}
