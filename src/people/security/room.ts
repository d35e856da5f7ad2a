import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { secretBox } from "#kit/secret-box.ts";
import type { Services } from "#kit/services.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { cancelEmailChange } from "./commands/email-change.ts";
import { deleteTwoStep } from "./commands/two-step.ts";
import { pruneEmailChanges, renewSeeds } from "./commands/upkeep.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { contributions } from "./queries.ts";
import { adminSecurity } from "./routes/admin.ts";
import { publicSecurity } from "./routes/public.ts";
import { sessionSecurity } from "./routes/session.ts";

const boxOf = ({ config, secret }: Services) => secretBox(config.ENCRYPTION_KEYS, secret);

export const room = {
  tables: ["account_totp", "recovery_codes", "email_changes"],
  routes: (services) => {
    const box = boxOf(services);
    return [...publicSecurity(tokenKeys(services.secret), box), ...sessionSecurity(box), ...adminSecurity()];
  },
  errors: { en, vi },
  prune: async (services, asOf) => {
    const { db } = services.database;
    const renewed = await renewSeeds(db, boxOf(services));
    return `${await pruneEmailChanges(db, asOf)} expired changes of email, ${renewed} seeds encrypted anew`;
  },
  exports: [
    {
      file: "change-of-email",
      table: "email_changes",
      key: "account_id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["new_hash", "old_hash", "password_print"],
    },
    {
      file: "two-step-login",
      table: "account_totp",
      key: "account_id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["seed", "last_step"],
    },
  ],
  notExported: { recovery_codes: "hashes of codes" },
  answers: [
    answer(accountClosed, async (tx, { actor }) => {
      await cancelEmailChange(tx, actor.accountId);
      await deleteTwoStep(tx, actor.accountId);
    }),
  ],
  contributions,
} satisfies Room;
