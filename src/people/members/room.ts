import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { pruneRequests, removeRequestsOf } from "./commands/confirmations.ts";
import { pruneInvites, removeInvitesOf, revokeInvitesBy } from "./commands/invites.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { adminTeam } from "./routes/admin.ts";
import { hiringTeam } from "./routes/hiring.ts";
import { publicInvites } from "./routes/public.ts";
import { staleInviteDays } from "./terms.ts";

export const room = {
  tables: ["member_invites", "account_confirmations"],
  routes: ({ secret }) => [...hiringTeam(), ...adminTeam(), ...publicInvites(tokenKeys(secret))],
  errors: { en, vi },
  notifications: Object.values(notifications),
  prune: async ({ database }, asOf) => {
    const before = new Date(asOf.getTime() - staleInviteDays * day);
    const invites = await pruneInvites(database.db, before);
    const requests = await pruneRequests(database.db, asOf);
    return `${invites} invites that were not accepted, ${requests} requests that were not confirmed`;
  },
  exports: [
    {
      file: "invites",
      table: "member_invites",
      key: "id",
      where: ({ accountId, email }) =>
        sql`(t.account_id = ${accountId} OR t.email = ${email} OR t.invited_by = ${accountId})`,
      without: ["token_hash"],
    },
    {
      file: "confirmations",
      table: "account_confirmations",
      key: "id",
      where: ({ accountId }) => sql`(t.account_id = ${accountId} OR t.requested_by = ${accountId})`,
    },
  ],
  answers: [
    answer(accountClosed, async (tx, { actor, asOf }) => {
      const { accountId, email } = actor;
      if (actor.kind === "admin") await revokeInvitesBy(tx, accountId, asOf);
      await removeInvitesOf(tx, { accountId, email });
      await removeRequestsOf(tx, accountId);
    }),
  ],
  contributions: [addTo(mergeRules, { table: "member_invites", rule: "stop", ofAgency: true })],
} satisfies Room;
