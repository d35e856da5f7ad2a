import type { Reader } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { askForReset } from "../commands/change-password.ts";
import { readToken } from "../commands/verification-tokens.ts";
import { resendToAdmin, verifyEmail } from "../commands/verify-email.ts";
import * as contract from "../contract-admin.ts";
import { type TokenKind, userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";
import { resetAndRemember, signInAndRemember } from "./public.ts";

/** Binds the administrators' endpoints of sign-in, verification and new password: /admins/auths, /admins/accounts. */
export function adminAccounts(keys: TokenKeys): Bound[] {
  return [
    onDb(contract.adminLogin, (call) => signInAndRemember(keys, call, "admin")),
    onDb(contract.adminResendVerification, async ({ body, database, asOf }) => {
      await resendToAdmin(database, body.email, asOf);
      return undefined;
    }),
    on(contract.adminVerifyEmail, async ({ tx, body, actor, asOf, note }) => {
      await assertOfAdmin(tx, body.token, "verify_email", asOf);
      note({ person: await verifyEmail(tx, { token: body.token, actor, asOf }) });
      return undefined;
    }),
    ...[contract.adminForgotPassword, contract.adminForgotPasswordSend].map((endpoint) =>
      onDb(endpoint, async ({ body, database, asOf }) => {
        await askForReset(database, { email: body.email, safe: true, onlyAdmins: true, asOf });
        return undefined;
      }),
    ),
    onDb(contract.adminForgotPasswordVerify, async ({ body, database, asOf }) => {
      await assertOfAdmin(database.db, body.token, "reset_password", asOf);
      return undefined;
    }),
    onDb(contract.adminResetPassword, async (call) => {
      await assertOfAdmin(call.database.db, call.body.token, "reset_password", call.asOf);
      return resetAndRemember(keys, call);
    }),
  ];
}

/** @throws Problem 422 at /token for a link that is over or that was sent to another kind of account */
async function assertOfAdmin(db: Reader, token: string, kind: TokenKind, asOf: Date): Promise<void> {
  const { user_type } = await readToken(db, token, kind, asOf);
  if (user_type !== userTypes.admin) throw invalid("/token", "token_not_found");
}
