import { day } from "#kit/clock.ts";
import { brokenUnique, type Database, inTransaction, type Reader, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { assertAllowed, conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { membersOf } from "#people/accounts/hiring-scope.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { type RoleId, userTypes } from "#people/accounts/terms.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { adminInvited, adminInviteRevoked, memberInvited } from "../mails.ts";
import { mayManage } from "../policy.ts";
import { columnsOf, invitesOf, type TeamActor, teamOfRow } from "../team.ts";
import { inviteDays, inviteState, invitesADay, isAdminRole, resendsAnHour, rolesOf } from "../terms.ts";
import { assertRole } from "./roles.ts";

/** The name of Sen's own team. */
const senName = "Sen";

/** The inviter and the time of a call. */
interface By {
  actor: TeamActor;
  /** Whether answers hide which addresses have accounts (ENUMERATION_SAFE). */
  safe: boolean;
  asOf: Date;
}

/**
 * Invites a person to the actor's team and mails the link.
 * @returns the invite's id
 * @throws Problem 403 for a member or an unverified address, 422 at /email or /role_id, 429
 */
export async function inviteMember(
  database: Database,
  by: By,
  { email, roleId = rolesOf(by.actor.scope).member }: { email: string; roleId: number | undefined },
): Promise<number> {
  const { actor, asOf } = by;
  const inviter = await inviterOf(database.db, actor);
  assertRole(actor, roleId);
  await assertFree(database.db, by, email);
  const hits = `invites:${workspaceKey(actor.scope)}`;
  await countHit(database.db, hits, { max: invitesADay, minutes: 24 * 60 }, asOf);
  return inTransaction(database, async (tx) => {
    // An address has one open invite in a team; an expired one counts as open until it is revoked.
    await tx
      .updateTable("member_invites")
      .set({ revoked_at: asOf })
      .where(invitesOf("member_invites", actor.scope))
      .where("email", "=", email)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .where("expires_at", "<=", asOf)
      .execute();
    const { token, hash } = newVerificationToken();
    const expiresAt = new Date(asOf.getTime() + inviteDays * day);
    try {
      const { id } = await tx
        .insertInto("member_invites")
        .values({
          ...columnsOf(actor.scope),
          email,
          role_id: roleId,
          token_hash: hash,
          invited_by: actor.accountId,
          created_at: asOf,
          sent_at: asOf,
          expires_at: expiresAt,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await sendInvite(tx, inviter, { email, token, roleId, expiresAt });
      return id;
    } catch (error) {
      if (brokenUnique(error) === "member_invites_open_key") throw invalid("/email", "already_invited");
      throw error;
    }
  });
}

/**
 * Sends an invite again, with a new link that works for `inviteDays`. The former link ends.
 * @throws Problem 403, 404, 409 `invite_over`, 422 at /email, 429
 */
export async function resendInvite(database: Database, by: By, id: number): Promise<void> {
  const { actor, asOf } = by;
  const inviter = await inviterOf(database.db, actor);
  const { email, role_id } = await openInvite(database.db, actor, id, asOf);
  await assertFree(database.db, by, email);
  await countHit(database.db, `invite:${id}`, { max: resendsAnHour, minutes: 60 }, asOf);
  await inTransaction(database, async (tx) => {
    const { token, hash } = newVerificationToken();
    const expiresAt = new Date(asOf.getTime() + inviteDays * day);
    const sent = await tx
      .updateTable("member_invites")
      .set({ token_hash: hash, sent_at: asOf, expires_at: expiresAt })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!sent) throw conflict("invite_over", null);
    await sendInvite(tx, inviter, { email, token, roleId: role_id, expiresAt });
  });
}

/**
 * Revokes an invite that was not accepted.
 * @returns the invited address
 * @throws Problem 403, 404, 409 `invite_over`
 */
export async function revokeInvite(tx: Tx, actor: TeamActor, id: number, asOf: Date): Promise<string> {
  assertAllowed(mayManage(actor));
  await openInvite(tx, actor, id, asOf);
  const revoked = await tx
    .updateTable("member_invites")
    .set({ revoked_at: asOf })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .returning("email")
    .executeTakeFirst();
  if (!revoked) throw conflict("invite_over", null);
  return revoked.email;
}

/** Notifies an invited person that an administrator of Sen revoked the invite. The person's language is unknown, as in the invite. */
export async function notifyRevoked(
  tx: Tx,
  { fullName, language }: AdminActor,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  await queueMail(tx, adminInviteRevoked, {
    language,
    to: { email, name: null },
    props: { by: fullName, reason },
  });
}

/** Revokes the open invites that a person has sent, because the person may not invite any more. */
export async function revokeInvitesBy(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  await tx
    .updateTable("member_invites")
    .set({ revoked_at: asOf })
    .where("invited_by", "=", accountId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

/** Deletes the invites of an erased account, which contain its address. */
export async function removeInvitesOf(
  tx: Tx,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  await tx
    .deleteFrom("member_invites")
    .where((eb) => eb.or([eb("account_id", "=", accountId), eb("email", "=", email)]))
    .execute();
}

/**
 * Prunes invites that expired before a moment and were not accepted, because they contain addresses of strangers.
 * @returns the number of deleted invites
 */
export async function pruneInvites(db: Reader, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("member_invites")
    .where("accepted_at", "is", null)
    .where("expires_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type Inviter = Awaited<ReturnType<typeof inviterOf>>;

/**
 * Returns the actor's name and language, with the name of the team. Invites go to strangers in this name, so the inviter's own
 * address has to be verified.
 * @throws Problem 403 for a member, 409 `verify_email_first`
 */
async function inviterOf(db: Reader, actor: TeamActor) {
  assertAllowed(mayManage(actor));
  const inviter = await db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("agencies as g", "g.id", "a.agency_id")
    .select(["a.full_name", "a.language", "a.email_verified_at"])
    .select(({ fn, val }) => fn.coalesce("c.name", "g.name", val(senName)).as("team"))
    .where("a.id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  if (!inviter.email_verified_at) throw new Problem(409, "verify_email_first");
  return { kind: actor.kind, ...inviter };
}

async function openInvite(db: Reader, { scope }: TeamActor, id: number, asOf: Date) {
  const row = await db
    .selectFrom("member_invites")
    .selectAll()
    .where("id", "=", id)
    .where(invitesOf("member_invites", scope))
    .executeTakeFirst();
  if (!row) throw notFound();
  const state = inviteState(row, asOf);
  if (state === "accepted" || state === "revoked") throw conflict("invite_over", state);
  return row;
}

/**
 * Refuses an address that has an account: an address belongs to one account only (spec §5).
 * @throws Problem 422 at /email
 */
async function assertFree(db: Reader, { actor, safe }: By, email: string): Promise<void> {
  const owner = await db
    .selectFrom("accounts")
    .select("user_type")
    .select(membersOf("accounts", actor.scope).as("is_member"))
    .where("email", "=", email)
    .executeTakeFirst();
  if (!owner) return;
  if (owner.is_member) throw invalid("/email", "already_member");
  if (safe) throw invalid("/email", "email_unavailable");
  throw invalid("/email", takenCodeOf(owner.user_type));
}

/** Returns the error code for an invited address that already has an account of this type. */
export function takenCodeOf(userType: number): "email_is_candidate" | "email_other_team" {
  return userType === userTypes.candidate ? "email_is_candidate" : "email_other_team";
}

async function sendInvite(
  tx: Tx,
  { full_name: inviter, language, team: company, kind }: Inviter,
  { email, token, roleId, expiresAt }: { email: string; token: string; roleId: number; expiresAt: Date },
): Promise<void> {
  // The preferred language of the invited person is unknown.
  const recipient = { language: languageOf(language), to: { email, name: null } };
  const [admin, until] = [isAdminRole(roleId), expiresAt.toISOString()];
  if (kind === "admin")
    await queueMail(tx, adminInvited, { ...recipient, props: { proof: token, inviter, admin, until } });
  else {
    const agency = kind === "consultant";
    const props = { proof: token, inviter, company, agency, admin, until };
    await queueMail(tx, memberInvited, { ...recipient, props });
  }
}

/**
 * Returns the pending invite of a link, with the name of the company or agency, and the inviter.
 * @param ofSen whether the link is one for Sen's own team, which has its own addresses; other links are unknown
 * @throws Problem 422 at /token `token_not_found` or `link_expired`, 409 `invite_accepted`
 */
export async function readInvite(
  db: Reader,
  { token, ofSen }: { token: string; ofSen: boolean },
  asOf: Date,
) {
  const row = await db
    .selectFrom("member_invites as i")
    .leftJoin("companies as c", "c.id", "i.company_id")
    .leftJoin("agencies as g", "g.id", "i.agency_id")
    .innerJoin("accounts as a", "a.id", "i.invited_by")
    .selectAll("i")
    .select(["c.logo_key", "c.blocked_at as company_blocked_at", "c.merged_into"])
    .select(({ fn, val }) => fn.coalesce("c.name", "g.name", val(senName)).as("name"))
    .select(["a.full_name as inviter", "a.email as inviter_email", "a.language as inviter_language"])
    .select("a.blocked_at as inviter_blocked_at")
    .where("i.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  const team = row && teamOfRow(row);
  if (!row || !team || "sen" in team !== ofSen) throw invalid("/token", "token_not_found");
  const state = inviteState(row, asOf);
  if (state === "accepted") throw new Problem(409, "invite_accepted");
  if (state !== "pending" || row.company_blocked_at || row.merged_into)
    throw invalid("/token", "link_expired");
  return { ...row, team, role_id: row.role_id as RoleId };
}
