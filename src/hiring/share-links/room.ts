import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { eraseShareLinks } from "./commands/links.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateShareLinks } from "./routes/candidate.ts";
import { publicShareLinks } from "./routes/public.ts";

export const room = {
  tables: ["share_links", "share_link_views", "share_link_feedback"],
  routes: ({ secret }) => [...candidateShareLinks(), ...publicShareLinks(tokenKeys(secret))],
  errors: { en, vi },
  exports: [
    {
      file: "share-links",
      table: "share_links",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["token_hash", "code_hash"],
    },
    {
      file: "share-link-views",
      table: "share_link_views",
      key: "id",
      where: ({ accountId }) =>
        sql`t.link_id IN (SELECT l.id FROM share_links l WHERE l.account_id = ${accountId})`,
      without: ["visitor"],
    },
    {
      file: "share-link-feedback",
      table: "share_link_feedback",
      key: "id",
      where: ({ accountId }) =>
        sql`t.link_id IN (SELECT l.id FROM share_links l WHERE l.account_id = ${accountId})`,
    },
  ],
  answers: [answer(accountClosed, (tx, { actor }) => eraseShareLinks(tx, actor.accountId))],
} satisfies Room;
