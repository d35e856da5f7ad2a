import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { adminFacts, changeActive, changeRole, confirmSuper, endConfirmation } from "../commands/admins.ts";
import { inviteMember, notifyRevoked, resendInvite, revokeInvite } from "../commands/invites.ts";
import * as contract from "../contract-admin.ts";
import { adminsOf, oneAdmin } from "../queries/admins.ts";
import { inviteList, oneInvite } from "../queries/invites.ts";
import { teamActorOf } from "../team.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  params: { id: number };
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs a change of a person of Sen's team, and records the person before and after it in the audit log. */
async function changed(
  { tx, actor, params, asOf, note }: Call,
  run: (change: { actor: AdminActor; id: number; asOf: Date }) => Promise<void>,
) {
  const change = { actor, id: params.id, asOf };
  const before = await adminFacts(tx, change);
  await run(change);
  note({ object: { type: "account", id: params.id }, before, after: await adminFacts(tx, change) });
  return { data: await oneAdmin(tx, actor, params.id, asOf) };
}

/** Binds the endpoints for Sen's own team and its invites: /admins/members. */
export function adminTeam(): Bound[] {
  return [
    on(contract.adminMembers, ({ tx, actor, query, asOf }) => adminsOf(tx, actor, query, asOf)),
    on(contract.adminMemberShow, async ({ tx, actor, params, asOf }) => ({
      data: await oneAdmin(tx, actor, params.id, asOf),
    })),
    on(contract.adminMemberRole, (call) => {
      const { role_id, reason } = call.body;
      return changed(call, (change) => changeRole(call.tx, { ...change, reason }, role_id));
    }),
    on(contract.adminMemberActive, (call) => {
      const { active, reason } = call.body;
      return changed(call, (change) => changeActive(call.tx, { ...change, reason }, active));
    }),
    on(contract.confirmationGive, (call) => changed(call, (change) => confirmSuper(call.tx, change))),
    on(contract.confirmationEnd, (call) =>
      changed(call, (change) => endConfirmation(call.tx, { ...change, reason: call.body.reason })),
    ),
    ...adminInvites(),
  ];
}

function adminInvites(): Bound[] {
  return [
    on(contract.adminInviteList, ({ tx, actor, query, asOf }) =>
      inviteList(tx, teamActorOf(actor), query, asOf),
    ),
    onDb(contract.adminInviteCreate, async ({ database, actor: admin, body, services, asOf, note }) => {
      const actor = teamActorOf(admin);
      const by = { actor, safe: services.config.ENUMERATION_SAFE, asOf };
      const id = await inviteMember(database, by, { email: body.email, roleId: body.role_id });
      const data = await oneInvite(database.db, actor, id, asOf);
      note({ before: null, after: { role_id: data.attributes.role_id, state: "pending" } });
      return { data };
    }),
    onDb(contract.adminInviteResend, async ({ database, actor: admin, params, services, asOf, note }) => {
      const actor = teamActorOf(admin);
      const by = { actor, safe: services.config.ENUMERATION_SAFE, asOf };
      const { state } = (await oneInvite(database.db, actor, params.id, asOf)).attributes;
      await resendInvite(database, by, params.id);
      note({ before: { state }, after: { state: "pending" } });
      return { data: await oneInvite(database.db, actor, params.id, asOf) };
    }),
    on(contract.adminInviteRevoke, async ({ tx, actor: admin, params, body, asOf, note }) => {
      const actor = teamActorOf(admin);
      const { state } = (await oneInvite(tx, actor, params.id, asOf)).attributes;
      const email = await revokeInvite(tx, actor, params.id, asOf);
      await notifyRevoked(tx, admin, { email, reason: body.reason });
      note({ before: { state }, after: { state: "revoked" } });
      return undefined;
    }),
  ];
}
