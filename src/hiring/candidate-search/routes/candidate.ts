import { type Bound, on } from "#kit/http/handle.ts";
import { accept, decline } from "../commands/answer.ts";
import * as contract from "../contract.ts";
import { invitesOf, inviteView } from "../queries/invites.ts";

export function inviteRoutes(): Bound[] {
  return [
    on(contract.invites, ({ tx, actor, query }) => invitesOf(tx, actor, query)),
    on(contract.acceptInvite, async ({ tx, actor, params, asOf }) => {
      await accept(tx, actor, params.id, asOf);
      return { data: await inviteView(tx, actor, params.id) };
    }),
    on(contract.declineInvite, async ({ tx, actor, params, asOf }) => {
      await decline(tx, actor, params.id, asOf);
      return { data: await inviteView(tx, actor, params.id) };
    }),
  ];
}
