import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { tenantColumns } from "#people/accounts/hiring-scope.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { inviteDays, rolesOf } from "./terms.ts";

let serial = 0;

/** Inserts an invite to a company or an agency and returns it with the token of its link. */
export async function makeInvite(
  db: Reader,
  given: {
    companyId?: number;
    agencyId?: number;
    by: number;
    email?: string;
    sentAt: Date;
    accepted?: number;
  },
) {
  const { companyId = 0, agencyId } = given;
  const workspace = agencyId ? { agency: agencyId } : { company: companyId };
  const { token, hash } = newVerificationToken();
  const row = await db
    .insertInto("member_invites")
    .values({
      ...tenantColumns(workspace, null),
      email: given.email ?? `invited${++serial}@example.test`,
      role_id: rolesOf(workspace).member,
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
