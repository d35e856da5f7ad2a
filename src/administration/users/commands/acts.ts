import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import { blockAccount, unblockAccount } from "#people/accounts/commands/block.ts";
import { markEmailVerified } from "#people/accounts/commands/mailbox-verification.ts";
import { hasOtherAdmin, lockTeam, setRole } from "#people/accounts/commands/team.ts";
import { sendTokenLink } from "#people/accounts/commands/verification-tokens.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { endOwnSession, endSessions } from "#people/accounts/sessions.ts";
import { type RoleId, type TokenKind, userTypes } from "#people/accounts/terms.ts";
import { changeRole } from "#people/members/commands/admins.ts";
import { removeRequestsOf } from "#people/members/commands/confirmations.ts";
import { revokeInvitesBy } from "#people/members/commands/invites.ts";
import { isAdminRole, rolesOf } from "#people/members/terms.ts";
import { stateOf } from "../terms.ts";
import { type Act, assertMay, lockUser, notifyUser } from "./user-row.ts";

/**
 * Blocks a user: sessions, event streams and API keys end in every process at once, because each call reads the row.
 * @throws Problem 403, 404, 409 with the code of `assertMay`
 */
export async function blockUser(tx: Tx, act: Act): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay("block", user);
  await blockAccount(tx, act.id, act);
  // Invites and requests act in the name of the person who made them.
  await revokeInvitesBy(tx, act.id, act.asOf);
  await removeRequestsOf(tx, act.id);
  await notifyUser(tx, user, { change: "blocked", reason: act.reason });
}

/** Unblocks a user. @throws Problem 403, 404, 409 `user_state_changed` */
export async function unblockUser(tx: Tx, act: Act): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay("unblock", user);
  await unblockAccount(tx, act.id);
  await notifyUser(tx, user, { change: "unblocked", reason: act.reason });
}

/** Marks the user's email address as verified. @throws Problem 403, 404, 409 `already_verified` */
export async function verifyUser(tx: Tx, act: Act): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay("verify_email", user);
  await markEmailVerified(tx, act.id, act.asOf);
  await notifyUser(tx, user, { change: "verified", reason: act.reason });
}

const verbOfLink = { verify_email: "resend_verification", reset_password: "reset_link" } as const;

/** Mails the user a link, with the reason. No answer contains the link. @throws Problem 403, 404, 409, 429 after five an hour */
export async function sendLink(tx: Tx, act: Act, kind: TokenKind): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay(verbOfLink[kind], user);
  await countHit(tx, `users:${kind}:${act.id}`, { max: 5, minutes: 60 }, act.asOf);
  const { row } = user;
  await sendTokenLink(
    tx,
    {
      accountId: act.id,
      email: row.email,
      fullName: row.full_name,
      language: languageOf(row.language),
      toAdmins: row.user_type === userTypes.admin,
      note: act.reason,
      asOf: act.asOf,
    },
    kind,
  );
}

/**
 * Changes the role of a user in the team. In Sen's own team, a new super administrator needs a second person (decision 156).
 * @throws Problem 403, 404, 409 with the code of `assertMay`, `company_needs_admin` or a code of `changeRole`, 422 at /role_id
 */
export async function changeUserRole(tx: Tx, act: Act, roleId: number): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay("set_role", user);
  const { user_type, company_id, agency_id, role_id } = user.row;
  const isSen = user_type === userTypes.admin;
  const team = isSen
    ? ({ sen: true } as const)
    : company_id === null
      ? { agency: agency_id! }
      : { company: company_id };
  if (!Object.values<number>(rolesOf(team)).includes(roleId)) throw invalid("/role_id", "role_unknown");
  if (isSen) return changeRole(tx, act, roleId);
  if (roleId === role_id) return;
  const people = await lockTeam(tx, team);
  const isPromoted = isAdminRole(roleId);
  if (!isPromoted && !hasOtherAdmin(people, act.id)) throw conflict("company_needs_admin", stateOf(user.row));
  await setRole(tx, act.id, roleId as RoleId, act.asOf);
  await notifyUser(tx, user, { change: isPromoted ? "made_admin" : "made_member", reason: act.reason });
}

/** Ends all sessions of a user, or one. @throws Problem 403, 404, 409 `user_state_changed` */
export async function endUserSessions(tx: Tx, act: Act, sessionId: string | null): Promise<void> {
  const user = await lockUser(tx, act);
  assertMay("end_sessions", user);
  if (sessionId === null) await endSessions(tx, act.id, act.asOf);
  else if (!(await endOwnSession(tx, act.id, sessionId, act.asOf))) throw notFound();
  const change = sessionId === null ? "sessions_ended" : "session_ended";
  await notifyUser(tx, user, { change, reason: act.reason });
}
