import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { erasureReplayed } from "#platform/erasures/events.ts";
import { eraseClosedAccounts } from "./commands/close-account.ts";
import { eraseAccountsAgain } from "./commands/erase-account.ts";
import { pruneAccounts } from "./commands/prune.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { createIdentityProviders } from "./providers.ts";
import { accountProfiles } from "./routes/profiles.ts";
import { providerAccounts } from "./routes/providers.ts";
import { publicAccounts } from "./routes/public.ts";
import { adminAccounts } from "./routes/public-admin.ts";
import { sessionAccounts } from "./routes/session.ts";
import { roles } from "./terms.ts";
import { tokenKeys } from "./tokens.ts";

export const room = {
  tables: [
    "accounts",
    "account_tokens",
    "attempts",
    "candidates",
    "identities",
    "sessions",
    "terms_acceptances",
  ],
  routes: (services) => {
    const keys = tokenKeys(services.secret);
    return [
      ...publicAccounts(keys),
      ...adminAccounts(keys),
      ...providerAccounts(keys, createIdentityProviders(services)),
      ...sessionAccounts(),
      ...accountProfiles(),
    ];
  },
  errors: { en, vi },
  exports: [
    {
      file: "account",
      table: "accounts",
      key: "id",
      where: ({ accountId }) => sql`t.id = ${accountId}`,
      without: ["password_hash"],
    },
    {
      file: "candidate",
      table: "candidates",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["name_key"],
    },
    {
      file: "logins",
      table: "sessions",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["id"],
    },
    {
      file: "google-and-facebook",
      table: "identities",
      key: "subject",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
    },
    {
      file: "accepted-terms",
      table: "terms_acceptances",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
    },
    {
      file: "emails-we-sent",
      table: "mails",
      key: "id",
      where: ({ email }) => sql`t.to_email = ${email}`,
      // The export leaves out columns that can contain links to log in or to confirm.
      without: ["props", "error", "once_key", "about", "topic", "run", "attempts", "lane"],
    },
    {
      file: "audit-log",
      table: "audit_event",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["session_id", "detail"],
    },
  ],
  notExported: {
    account_tokens: "hashes of links in emails",
    attempts: "counters of wrong passwords, kept for a day",
    idempotency_keys: "answers kept for a day, of what the other files say",
  },
  answers: [
    answer(erasureReplayed, async (tx, { kind, erased, asOf }) => {
      if (kind === "account") await eraseAccountsAgain(tx, erased, asOf);
    }),
  ],
  schedules: {
    "erase-closed-accounts": {
      cron: "20 * * * *",
      run: async ({ database }, asOf) =>
        `${await eraseClosedAccounts(database, asOf)} closed accounts erased`,
    },
  },
  prune: async ({ database }, asOf) => `${await pruneAccounts(database.db, asOf)} old rows`,
  contributions: [
    addTo(mergeRules, {
      table: "accounts",
      rule: "move",
      ofAgency: true,
      loses: { column: "role_id", from: roles.recruiter_admin, to: roles.recruiter_member },
    }),
  ],
} satisfies Room;
