import { inTransaction, type Reader, type Tx } from "#kit/db.ts";
import type { OpenCall } from "#kit/http/handle.ts";
import { networkOf } from "#kit/http/request.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { type FieldError, invalid, Problem } from "#kit/problem.ts";
import { enterNew, keepSignedIn } from "#people/accounts/commands/open-account.ts";
import { registerMember, typeOfTeam } from "#people/accounts/commands/register.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { weakness } from "#people/accounts/weak.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import type { inviteUpdate } from "../contract.ts";
import type { adminInviteUpdate } from "../contract-admin.ts";
import { adminJoinedMail, memberJoinedMail } from "../mails.ts";
import { adminJoined, memberJoined } from "../notifications.ts";
import { requestSuper, roleOfNewcomer } from "./confirmations.ts";
import { readInvite, takenCodeOf } from "./invites.ts";

type Invite = Awaited<ReturnType<typeof readInvite>>;

/**
 * Creates the account of an invited person, a recruiter, a consultant or an administrator, and logs the person in. The link came by mail, so the address is verified.
 * @throws Problem 422 with an entry per field, 409 `invite_accepted`
 */
export async function joinTeam(
  keys: TokenKeys,
  call: OpenCall<typeof inviteUpdate | typeof adminInviteUpdate>,
  { ofSen }: { ofSen: boolean },
) {
  const { body, database, services, origin, asOf, language } = call;
  const invite = await readInvite(database.db, { token: body.token, ofSen }, asOf);
  const { email } = invite;
  await assertNoAccount(database.db, email);
  const { team } = invite;
  const owner = { userType: typeOfTeam(team), email, fullName: body.full_name };
  const errors: FieldError[] = [];
  const weak = weakness(body.password, owner, services.config.PASSWORD_MIN_LENGTH);
  if (weak) errors.push(weak);
  if (body.password !== body.password_confirmation)
    errors.push({ code: "password_mismatch", pointer: "/password_confirmation" });
  if (errors.length > 0) throw new Problem(422, errors);
  const passwordHash = await hashPassword(body.password, networkOf(origin.ip));
  const joined = await inTransaction(database, async (tx) => {
    const { roleId, awaits } = await roleOfNewcomer(tx, invite);
    const account = await registerMember(tx, {
      email,
      passwordHash,
      fullName: body.full_name,
      phone: parsePhone(body.phone ?? null) ?? null,
      language: body.language == null ? language : languageOf(body.language),
      fromProduct: null,
      origin,
      asOf,
      method: "invite",
      termsLanguage: language,
      team,
      roleId,
    });
    // The same link may be used in two windows: the second one finds the address taken, or the invite accepted.
    const accepted = await tx
      .updateTable("member_invites")
      .set({ accepted_at: asOf, account_id: account.id })
      .where("id", "=", invite.id)
      .where("token_hash", "=", invite.token_hash)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!accepted) throw invalid("/token", "link_expired");
    await notifyInviter(tx, invite, { person: body.full_name, asOf });
    if (awaits) {
      const person = { id: account.id, fullName: body.full_name, email };
      const by = { id: invite.invited_by, fullName: invite.inviter };
      await requestSuper(tx, { person, by, reason: null, asOf });
    }
    return enterNew(tx, keys, call, account);
  });
  await keepSignedIn(keys, call, joined);
  return joined;
}

/** Refuses the address of the invite if it has got an account since then. @throws Problem 422 */
async function assertNoAccount(db: Reader, email: string): Promise<void> {
  const owner = await db
    .selectFrom("accounts")
    .select("user_type")
    .where("email", "=", email)
    .executeTakeFirst();
  if (owner) throw new Problem(422, takenCodeOf(owner.user_type));
}

async function notifyInviter(
  tx: Tx,
  invite: Invite,
  { person, asOf }: { person: string; asOf: Date },
): Promise<void> {
  if (invite.inviter_blocked_at) return;
  const { email, name: company, invited_by: inviter } = invite;
  const language = languageOf(invite.inviter_language);
  const to = { email: invite.inviter_email, name: invite.inviter, account: inviter };
  const about = `invite:${invite.id}`;
  if ("sen" in invite.team) {
    const props = { name: person, email };
    await queueMail(tx, adminJoinedMail, { language, to, props });
    await notify(tx, adminJoined, { to: [inviter], about, props, at: asOf });
    return;
  }
  const props = { name: person, email, company };
  await queueMail(tx, memberJoinedMail, { language, to, props });
  await notify(tx, memberJoined, { to: [inviter], about, props, at: asOf });
}
