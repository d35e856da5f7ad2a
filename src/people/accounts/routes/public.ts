import type { AuditPerson } from "#kit/audit.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, type OpenCall, on, onDb } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { askForReset, resetPassword as setByLink } from "../commands/change-password.ts";
import { checkedAccount, enterNew, keepSignedIn } from "../commands/open-account.ts";
import { registerCandidate, registerEmployer, type TakenWords } from "../commands/register.ts";
import { type SignInSite, signIn } from "../commands/sign-in.ts";
import { readToken } from "../commands/verification-tokens.ts";
import {
  disownAccount,
  resendVerification as sendAgain,
  verificationOf,
  verifyEmail as verifyAddress,
} from "../commands/verify-email.ts";
import {
  forgotPassword,
  login,
  logout,
  me,
  quickApply,
  register,
  resendVerification,
  resetPassword,
  resetShow,
  verificationDisown,
  verificationShow,
  verifyEmail,
} from "../contract.ts";
import type { adminLogin, adminResetPassword } from "../contract-admin.ts";
import { clearToken, storeToken } from "../cookie.ts";
import { deviceOf, rememberDevice } from "../device.ts";
import { accountDetail } from "../queries.ts";
import { endSession } from "../sessions.ts";
import { type AcceptanceMethod, userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";

/** Binds the endpoints of registration, sign-in and sign-out, and of links in mails: /auths. */
export function publicAccounts(keys: TokenKeys): Bound[] {
  return [...sessionRoutes(keys), ...passwordRoutes(keys), ...verificationRoutes()];
}

function sessionRoutes(keys: TokenKeys): Bound[] {
  return [
    onDb(register, (call) => {
      const { phone, company_name, user_type } = call.body;
      const companyName = user_type === userTypes.recruiter ? (company_name ?? null) : null;
      return open(keys, call, { phone: phone ?? null, companyName, words: "email_taken", method: "sign_up" });
    }),
    onDb(quickApply, (call) =>
      open(keys, call, {
        phone: null,
        companyName: null,
        words: "email_taken_login",
        method: "quick_apply",
      }),
    ),
    onDb(login, (call) => signInAndRemember(keys, call, call.body.site ?? "any")),
    on(logout, async ({ tx, sessionId, asOf, services, setCookie }) => {
      if (sessionId) await endSession(tx, sessionId, asOf);
      clearToken(services, setCookie);
      return undefined;
    }),
    on(me, async ({ tx, actor }) => {
      if (actor.kind === "visitor") throw new Problem(401, "unauthorized");
      return { data: await accountDetail(tx, actor.accountId) };
    }),
  ];
}

function passwordRoutes(keys: TokenKeys): Bound[] {
  return [
    onDb(forgotPassword, async ({ body, database, services, asOf }) => {
      await askForReset(database, { email: body.email, safe: services.config.ENUMERATION_SAFE, asOf });
      return undefined;
    }),
    // The token is not read from a replica, which may lack it.
    onDb(resetShow, async ({ database, query, asOf }) => {
      await readToken(database.db, query.token, "reset_password", asOf);
      return undefined;
    }),
    onDb(resetPassword, (call) => resetAndRemember(keys, call)),
  ];
}

function verificationRoutes(): Bound[] {
  return [
    // The token is not read from a replica, which may lack it.
    onDb(verificationShow, async ({ database, query, actor, asOf }) => ({
      data: await verificationOf(database.db, { token: query.token, actor, asOf }),
    })),
    on(verifyEmail, async ({ tx, body, actor, asOf, note }) => {
      note({ person: await verifyAddress(tx, { token: body.token, actor, asOf }) });
      return undefined;
    }),
    on(verificationDisown, async ({ tx, body, asOf, note }) => {
      note({ person: await disownAccount(tx, { token: body.token, asOf }) });
      return undefined;
    }),
    onDb(resendVerification, async ({ actor, database, asOf }) => {
      if (actor.kind === "visitor") throw new Problem(401, "unauthorized");
      await sendAgain(database, actor, asOf);
      return undefined;
    }),
  ];
}

/** Creates an account, with a company when its name is given, and signs in. */
async function open(
  keys: TokenKeys,
  call: OpenCall<typeof register> | OpenCall<typeof quickApply>,
  given: {
    phone: string | null;
    companyName: string | null;
    words: TakenWords;
    method: AcceptanceMethod;
  },
) {
  const checked = await checkedAccount(call, given);
  const { companyName } = given;
  const answer = await inTransaction(call.database, async (tx) => {
    const opened =
      companyName === null
        ? await registerCandidate(tx, checked.account, checked.words)
        : await registerEmployer(tx, { ...checked.account, companyName }, checked.words);
    return enterNew(tx, keys, call, opened);
  });
  await keepSignedIn(keys, call, answer);
  return answer;
}

/** Sets a new password by a link. @throws Problem 422 */
export async function resetAndRemember(
  keys: TokenKeys,
  call: OpenCall<typeof resetPassword> | OpenCall<typeof adminResetPassword>,
): Promise<undefined> {
  const { body, database, services, actor, origin, asOf } = call;
  const minLength = services.config.PASSWORD_MIN_LENGTH;
  const person = await setByLink(database, { ...body, minLength, actor, ip: origin.ip, asOf });
  call.note({ person });
  // After a reset the device counts as known, so that failed attempts of others do not delay the owner's
  // sign-in.
  await rememberDevice(keys, call, person.accountId);
}

/** Signs in by password. @throws Problem as signIn */
export async function signInAndRemember(
  keys: TokenKeys,
  call: OpenCall<typeof login> | OpenCall<typeof adminLogin>,
  site: SignInSite,
) {
  const { body, database, services, origin, asOf, setCookie, sessionId } = call;
  const { email, password } = body;
  const device = await deviceOf(keys, call);
  const onOwner = (person: AuditPerson) => call.note({ person });
  const input = { email, password, site, origin, asOf, endsSession: sessionId, device, onOwner };
  const signedIn = await signIn(database, keys, input);
  storeToken(services, setCookie, signedIn.token);
  await rememberDevice(keys, call, signedIn.accountId);
  return signedIn;
}
