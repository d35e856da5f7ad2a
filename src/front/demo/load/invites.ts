import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { inviteDays, rolesOf } from "#people/members/terms.ts";
import { plusDays } from "../calendar.ts";
import { invited, showcaseCompany } from "../people/members.ts";
import type { DemoMember } from "../types.ts";
import type { Ids } from "./people.ts";

/** Inserts open and expired invites, and the accepted invites of the demo company's members. */
export async function addInvites(
  tx: Tx,
  members: readonly DemoMember[],
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const team = members.filter(({ companyKey }) => companyKey === showcaseCompany);
  const [boss] = team;
  const companyId = ids.companies.get(showcaseCompany);
  if (!boss || companyId === undefined) return;
  const rowOf = (email: string, sentAt: Date) => ({
    company_id: companyId,
    email,
    role_id: rolesOf({ company: companyId }).member,
    token_hash: newVerificationToken().hash,
    invited_by: ids.accounts.get(boss.key)!,
    created_at: sentAt,
    sent_at: sentAt,
    expires_at: plusDays(sentAt, inviteDays),
  });
  const came = team
    .filter(({ admin }) => !admin)
    .map((member) => ({
      ...rowOf(member.email, plusDays(member.createdAt, -1)),
      accepted_at: member.createdAt,
      account_id: ids.accounts.get(member.key)!,
    }));
  const open = invited.map(({ email, days }) => ({
    ...rowOf(email, plusDays(asOf, -days)),
    accepted_at: null,
    account_id: null,
  }));
  await insertMany(tx, "member_invites", [...came, ...open]);
}
