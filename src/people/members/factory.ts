import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import type { ConfirmedAct } from "./commands/confirmations.ts";
import { columnsOf, senTeam } from "./team.ts";
import { confirmationDays, inviteDays, rolesOf } from "./terms.ts";

let serial = 0;

/** Inserts an invite to a company, an agency or, without both, to Sen's own team, and returns it with the token of its link. */
export async function makeInvite(
  db: Reader,
  given: {
    companyId?: number;
    agencyId?: number;
    by: number;
    email?: string;
    sentAt: Date;
    accepted?: number;
    roleId?: number;
  },
) {
  const { companyId, agencyId } = given;
  const team = agencyId ? { agency: agencyId } : companyId ? { company: companyId } : senTeam;
  const { token, hash } = newVerificationToken();
  const row = await db
    .insertInto("member_invites")
    .values({
      ...columnsOf(team),
      email: given.email ?? `invited${++serial}@example.test`,
      role_id: given.roleId ?? rolesOf(team).member,
      token_hash: hash,
      invited_by: given.by,
      created_at: given.sentAt,
      sent_at: given.sentAt,
      expires_at: new Date(given.sentAt.getTime() + inviteDays * day),
      accepted_at: given.accepted ? given.sentAt : null,
      account_id: given.accepted ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/** Inserts the open request of a super administrator for an act, by default to make an administrator one too. */
export async function makeConfirmation(
  db: Reader,
  { accountId, by, at, act = "make_super" }: { accountId: number; by: number; at: Date; act?: ConfirmedAct },
): Promise<void> {
  const expires_at = new Date(at.getTime() + confirmationDays * day);
  await db
    .insertInto("account_confirmations")
    .values({ account_id: accountId, act, requested_by: by, requested_at: at, expires_at })
    .execute();
}
