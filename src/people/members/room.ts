import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { pruneInvites, removeInvitesOf } from "./commands/invites.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { hiringTeam } from "./routes/hiring.ts";
import { publicInvites } from "./routes/public.ts";
import { staleInviteDays } from "./terms.ts";

export const room = {
  tables: ["member_invites"],
  routes: ({ secret }) => [...hiringTeam(), ...publicInvites(tokenKeys(secret))],
  errors: { en, vi },
  notifications: Object.values(notifications),
  prune: async ({ database }, asOf) => {
    const before = new Date(asOf.getTime() - staleInviteDays * day);
    return `${await pruneInvites(database.db, before)} invites that nobody accepted`;
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
  ],
  answers: [
    answer(accountClosed, (tx, { actor }) =>
      removeInvitesOf(tx, { accountId: actor.accountId, email: actor.email }),
    ),
  ],
} satisfies Room;
