import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed, conflict, invalid, notFound } from "#kit/problem.ts";
import {
  deactivateAccount,
  hasOtherAdmin,
  lockTeam,
  reactivateAccount,
  setRole,
  type TeamRow,
} from "#people/accounts/commands/team.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { RoleId } from "#people/accounts/terms.ts";
import { memberLeft } from "../events.ts";
import { type MemberVerb, mayChange, mayManage } from "../policy.ts";
import { workOf } from "../queries/hiring.ts";
import { isAdminRole, rolesOf, workKinds } from "../terms.ts";
import { assertRole } from "./roles.ts";

interface Change {
  role_id?: number | undefined;
  active?: boolean | undefined;
  hand_over_to?: number | null | undefined;
}

/**
 * Changes the role of a member of the actor's workspace, or deactivates or reactivates the account.
 * @throws Problem 403 for a member, 404, 409 with the code of `mayChange`, 422 at /role_id or /hand_over_to
 */
export async function changeMember(
  tx: Tx,
  actor: HiringActor,
  { id, change, asOf }: { id: number; change: Change; asOf: Date },
): Promise<void> {
  assertAllowed(mayManage(actor));
  if (change.role_id !== undefined) assertRole(actor, change.role_id);
  const team = await lockTeam(tx, actor.scope);
  const member = team.find((each) => each.id === id);
  if (!member) throw notFound();
  const isAdmin = isAdminRole(member.role_id ?? rolesOf(actor.scope).member);
  let active = member.blocked_at === null;
  const assertMay = (verb: MemberVerb) => {
    const verdict = mayChange(verb, {
      isSelf: id === actor.accountId,
      isAdmin,
      active,
      byTeam: member.deactivated_by !== null && member.block_reason === null,
      otherAdmin: hasOtherAdmin(team, id),
    });
    if (verdict !== true) throw conflict(verdict, { role_id: member.role_id, active });
  };
  if (change.active === true && !active) {
    assertMay("reactivate");
    await reactivateAccount(tx, id);
    active = true;
  }
  if (change.role_id !== undefined && change.role_id !== member.role_id) {
    assertMay(isAdminRole(change.role_id) ? "promote" : "demote");
    await setRole(tx, id, change.role_id as RoleId, asOf);
  }
  if (change.active !== false || !active) return;
  assertMay("deactivate");
  const heir = await heirOf(tx, actor, team, { leaver: id, heir: change.hand_over_to ?? null, asOf });
  await deactivateAccount(tx, id, { by: actor.accountId, asOf });
  await emit(tx, memberLeft, { by: actor, leaver: id, heir, asOf });
}

/**
 * Returns the colleague who takes over the work of the leaver; null if there is no work and none was chosen.
 * @throws Problem 422 at /hand_over_to
 */
async function heirOf(
  tx: Tx,
  actor: HiringActor,
  team: readonly TeamRow[],
  { leaver, heir, asOf }: { leaver: number; heir: number | null; asOf: Date },
): Promise<number | null> {
  if (heir !== null) {
    const isColleague = team.some((each) => each.id === heir && each.id !== leaver && !each.blocked_at);
    if (!isColleague) throw invalid("/hand_over_to", "heir_unknown");
    return heir;
  }
  const work = await workOf(tx, actor, leaver, asOf);
  if (workKinds.some((kind) => work[kind] > 0)) throw invalid("/hand_over_to", "heir_required");
  return null;
}
