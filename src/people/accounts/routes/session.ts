import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { changePassword } from "../commands/change-password.ts";
import { closeAccount, keepAccount } from "../commands/close-account.ts";
import { confirmPassword, passwordBucket } from "../commands/confirm-password.ts";
import { editAccount } from "../commands/edit-account.ts";
import { confirmSession, exportAccount } from "../commands/export-account.ts";
import { accountShow, accountUpdate, passwordUpdate } from "../contract.ts";
import { accountClose, accountKeep } from "../contract-closing.ts";
import { accountConfirm, accountExport } from "../contract-export.ts";
import { clearToken } from "../cookie.ts";
import { parsePhone } from "../phone.ts";
import { accountDetail } from "../queries.ts";
import { resetHits } from "../rate-limit.ts";

/** Binds the endpoints of the caller's own account: /account. */
export function sessionAccounts(): Bound[] {
  return [
    on(accountShow, async ({ tx, actor }) => ({ data: await accountDetail(tx, actor.accountId) })),
    on(accountUpdate, async ({ tx, actor, body }) => {
      await editAccount(tx, actor, {
        fullName: body.full_name,
        phone: body.phone === undefined ? undefined : (parsePhone(body.phone) ?? null),
        language: body.language ?? undefined,
      });
      return { data: await accountDetail(tx, actor.accountId) };
    }),
    onDb(passwordUpdate, async ({ database, services, actor, body, sessionId, origin, asOf }) => {
      const minLength = services.config.PASSWORD_MIN_LENGTH;
      await changePassword(database, actor, { ...body, minLength, sessionId, ip: origin.ip, asOf });
      return undefined;
    }),
    onDb(accountClose, async ({ database, services, actor, body, origin, asOf, setCookie }) => {
      await closeAccount(database, actor, {
        currentPassword: body.current_password ?? null,
        email: body.email ?? null,
        ip: origin.ip,
        asOf,
      });
      clearToken(services, setCookie);
      return undefined;
    }),
    onDb(accountConfirm, async ({ database, actor, body, sessionId, origin, asOf }) => {
      await confirmPassword(database, actor, { password: body.current_password, ip: origin.ip, asOf });
      await inTransaction(database, async (tx) => {
        await resetHits(tx, passwordBucket(actor.accountId));
        if (sessionId) await confirmSession(tx, sessionId, asOf);
      });
      return undefined;
    }),
    onFile(accountExport, ({ services, actor, sessionId, asOf }) =>
      exportAccount(services, actor, { sessionId, asOf }),
    ),
    on(accountKeep, async ({ tx, actor }) => {
      await keepAccount(tx, actor);
      return undefined;
    }),
  ];
}
