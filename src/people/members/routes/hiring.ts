import type { Bound } from "#kit/http/handle.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { onHiring, onHiringDb } from "#people/accounts/hiring-routes.ts";
import { changeMember } from "../commands/change.ts";
import { inviteMember, resendInvite, revokeInvite } from "../commands/invites.ts";
import * as contract from "../contract.ts";
import { membersOf, oneMember, workOf } from "../queries/hiring.ts";
import { inviteList, oneInvite } from "../queries/invites.ts";

/** Binds the endpoints for the people of a workspace and for its invites: /companies/members, /consultants/members. */
export function hiringTeam(): Bound[] {
  return [
    ...onHiring(companyMembers, ({ tx, actor, query }) => membersOf(tx, actor, query)),
    ...onHiring(contract.memberShow, async ({ tx, actor, params, asOf }) => ({
      data: await oneMember(tx, actor, params.id),
      meta: await workOf(tx, actor, params.id, asOf),
    })),
    ...onHiring(contract.memberUpdate, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: { role_id: body.role_id, active: body.active } });
      await changeMember(tx, actor, { id: params.id, change: body, asOf });
      return { data: await oneMember(tx, actor, params.id) };
    }),
    ...onHiring(contract.inviteList, ({ tx, actor, query, asOf }) => inviteList(tx, actor, query, asOf)),
    ...onHiringDb(contract.inviteCreate, async ({ database, actor, body, services, asOf }) => {
      const by = { actor, safe: services.config.ENUMERATION_SAFE, asOf };
      const id = await inviteMember(database, by, { email: body.email, roleId: body.role_id });
      return { data: await oneInvite(database.db, actor, id, asOf) };
    }),
    ...onHiringDb(contract.inviteResend, async ({ database, actor, params, services, asOf }) => {
      const by = { actor, safe: services.config.ENUMERATION_SAFE, asOf };
      await resendInvite(database, by, params.id);
      return { data: await oneInvite(database.db, actor, params.id, asOf) };
    }),
    ...onHiring(contract.inviteRevoke, async ({ tx, actor, params, asOf }) => {
      await revokeInvite(tx, actor, params.id, asOf);
      return undefined;
    }),
  ];
}
