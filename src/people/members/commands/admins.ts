import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import {
  deactivateAccount,
  hasOtherAdmin,
  lockTeam,
  reactivateAccount,
  setRole,
  type TeamRow,
} from "#people/accounts/commands/team.ts";
import { type RoleId, roles } from "#people/accounts/terms.ts";
import { adminChanged } from "../mails.ts";
import { type MemberVerb, mayChange } from "../policy.ts";
import { senTeam } from "../team.ts";
import type { AdminChange } from "../terms.ts";
import { endRequest, notifyRequester, openRequest, removeRequestsOf, requestSuper } from "./confirmations.ts";
import { revokeInvitesBy } from "./invites.ts";

/** The facts of a person of Sen's team that the audit log records before and after a change. */
export interface AdminFacts {
  role_id: number | null;
  active: boolean;
  /** Whether a request to make the person a super administrator is open. */
  confirmation: boolean;
}

interface Change {
  actor: AdminActor;
  id: number;
  /** The reason that the person reads. */
  reason: string;
  asOf: Date;
}
type OnMember = Omit<Change, "reason">;
/** A change whose request may have no reason: that of an invite. */
type Reasoned = OnMember & { reason: string | null };

const makeSuper = "make_super";

/**
 * Changes the role of an administrator. If another super administrator exists, a new one needs a second person: the change becomes
 * a request, and confirms the request of another one (decision 156).
 * @throws Problem 403, 404, 409 with the code of `mayChange`
 */
export async function changeRole(tx: Tx, change: Change, roleId: number): Promise<void> {
  const { actor, id, asOf } = change;
  const { team, member } = await lockMember(tx, change);
  if (roleId === member.role_id) return;
  if (roleId === roles.admin_member) {
    assertMay("demote", change, team, member);
    await revokeInvitesBy(tx, id, asOf);
    await removeRequestsOf(tx, id);
    return grant(tx, change, member, roles.admin_member);
  }
  assertMay("promote", change, team, member);
  const requester = await openRequest(tx, makeSuper, id, asOf);
  const isConfirmed = requester !== null && requester !== actor.accountId;
  if (isConfirmed || !hasOtherAdmin(team, actor.accountId)) {
    await removeRequestsOf(tx, id);
    return grant(tx, change, member, roles.admin_super_admin);
  }
  const person = { id, fullName: member.full_name, email: member.email };
  const by = { id: actor.accountId, fullName: actor.fullName };
  await requestSuper(tx, { person, by, reason: change.reason, asOf });
  await notifyPerson(tx, change, member, "proposed");
}

/**
 * Confirms the request of another super administrator to make an administrator one too.
 * @throws Problem 403 `second_person`, 404, 409 `confirmation_over`, `member_not_active`
 */
export async function confirmSuper(tx: Tx, change: OnMember): Promise<void> {
  const { actor, id, asOf } = change;
  const { team, member } = await lockMember(tx, change);
  if ((await openRequest(tx, makeSuper, id, asOf)) === actor.accountId)
    throw new Problem(403, "second_person");
  const { reason } = await endRequest(tx, makeSuper, id, asOf);
  assertMay("promote", change, team, member);
  await grant(tx, { actor, id, asOf, reason }, member, roles.admin_super_admin);
}

/**
 * Refuses the request to make an administrator a super administrator, or withdraws an own one.
 * @throws Problem 403, 404, 409 `confirmation_over`
 */
export async function endConfirmation(tx: Tx, change: Change): Promise<void> {
  const { actor, id, reason, asOf } = change;
  const { member } = await lockMember(tx, change);
  const { requestedBy } = await endRequest(tx, makeSuper, id, asOf);
  await notifyPerson(tx, change, member, "not_promoted");
  await notifyRequester(tx, makeSuper, { requestedBy, by: actor, person: member.full_name, reason });
}

/**
 * Deactivates or reactivates an administrator. A person who leaves has no open invites and requests any more.
 * @throws Problem 403, 404, 409 with the code of `mayChange`
 */
export async function changeActive(tx: Tx, change: Change, active: boolean): Promise<void> {
  const { actor, id, asOf } = change;
  const { team, member } = await lockMember(tx, change);
  if (active === isActive(member)) return;
  assertMay(active ? "reactivate" : "deactivate", change, team, member);
  if (active) await reactivateAccount(tx, id);
  else {
    await deactivateAccount(tx, id, { by: actor.accountId, asOf });
    await revokeInvitesBy(tx, id, asOf);
    await removeRequestsOf(tx, id);
  }
  await notifyPerson(tx, change, member, active ? "reactivated" : "deactivated");
}

/** Returns the facts of a person of Sen's team for the audit log. @throws Problem 404 */
export async function adminFacts(tx: Tx, { id, asOf }: OnMember): Promise<AdminFacts> {
  const member = (await lockTeam(tx, senTeam)).find((each) => each.id === id);
  if (!member) throw notFound();
  const { role_id } = member;
  return {
    role_id,
    active: isActive(member),
    confirmation: (await openRequest(tx, makeSuper, id, asOf)) !== null,
  };
}

const isActive = ({ blocked_at }: TeamRow) => blocked_at === null;

/**
 * Locks Sen's team. Another administrator may have taken the actor's role since the guard let the call in.
 * @throws Problem 403, 404
 */
async function lockMember(tx: Tx, { actor, id }: OnMember): Promise<{ team: TeamRow[]; member: TeamRow }> {
  const team = await lockTeam(tx, senTeam);
  const isSuper = team.some(
    (each) => each.id === actor.accountId && isActive(each) && each.role_id === roles.admin_super_admin,
  );
  if (!isSuper) throw new Problem(403, "forbidden");
  const member = team.find((each) => each.id === id);
  if (!member) throw notFound();
  return { team, member };
}

function assertMay(
  verb: MemberVerb,
  { actor, id }: OnMember,
  team: readonly TeamRow[],
  member: TeamRow,
): void {
  const isAdmin = member.role_id === roles.admin_super_admin;
  const otherAdmin = hasOtherAdmin(team, id);
  // The last super administrator reads the reason that does not depend on who is asked.
  const isLast = verb === "deactivate" && isAdmin && !otherAdmin;
  const verdict = mayChange(verb, {
    isSelf: id === actor.accountId && !isLast,
    isAdmin,
    active: isActive(member),
    byTeam: member.deactivated_by !== null && member.block_reason === null,
    otherAdmin,
  });
  if (verdict === true) return;
  const code = verdict === "company_needs_admin" ? "last_super" : verdict;
  throw conflict(code, { role_id: member.role_id, active: isActive(member) });
}

async function grant(tx: Tx, change: Reasoned, member: TeamRow, roleId: RoleId): Promise<void> {
  await setRole(tx, change.id, roleId, change.asOf);
  await notifyPerson(tx, change, member, roleId === roles.admin_super_admin ? "promoted" : "demoted");
}

async function notifyPerson(
  tx: Tx,
  { actor, id, reason }: Reasoned,
  { email, full_name, language }: TeamRow,
  change: AdminChange,
): Promise<void> {
  if (id === actor.accountId) return;
  await queueMail(tx, adminChanged, {
    language: languageOf(language),
    to: { email, name: full_name, account: id },
    props: { change, by: actor.fullName, ...(reason && { note: reason }) },
  });
}
