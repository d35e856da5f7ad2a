import { type Bound, onDb } from "#kit/http/handle.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { readInvite } from "../commands/invites.ts";
import { joinTeam } from "../commands/join.ts";
import { inviteUpdate, inviteVerify } from "../contract.ts";
import { adminInviteUpdate, adminInviteVerify } from "../contract-admin.ts";

/** Binds the endpoints for invited people, who have only the link of the mail. */
export function publicInvites(keys: TokenKeys): Bound[] {
  return [
    // The replica may not have the invite yet.
    onDb(inviteVerify, async ({ database, query, asOf }) => {
      const invite = await readInvite(database.db, { token: query.token, ofSen: false }, asOf);
      const { company_id, name, logo_key, inviter, email, role_id, expires_at } = invite;
      const logo = company_id === null ? null : logoUrl(company_id, logo_key);
      const company = { name, logo };
      const agency = company_id === null;
      return {
        data: {
          id: String(invite.id),
          type: "member_invitation" as const,
          attributes: { company, agency, invited_by: inviter, email, role_id, expires_at },
        },
      };
    }),
    onDb(adminInviteVerify, async ({ database, query, asOf }) => {
      const invite = await readInvite(database.db, { token: query.token, ofSen: true }, asOf);
      const { id, inviter, email, role_id, expires_at } = invite;
      const attributes = { invited_by: inviter, email, role_id, expires_at };
      return { data: { id: String(id), type: "member_invitation" as const, attributes } };
    }),
    onDb(adminInviteUpdate, (call) => joinTeam(keys, call, { ofSen: true })),
    onDb(inviteUpdate, (call) => joinTeam(keys, call, { ofSen: false })),
  ];
}
