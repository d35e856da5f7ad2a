import { inTransaction } from "#kit/db.ts";
import { type Bound, type CookieOptions, handling } from "#kit/http/handle.ts";
import { tokenCookie } from "#kit/http/request.ts";
import { languageOf } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { Actor } from "../actor.ts";
import { refuseWeak, registerCandidate, registerEmployer } from "../commands/register.ts";
import { signIn } from "../commands/sign-in.ts";
import { isCommonPassword } from "../common-passwords.ts";
import { login, logout, me, quickApply, register } from "../contract.ts";
import { cookieSeconds } from "../guard.ts";
import { hashPassword } from "../passwords.ts";
import { readPhone } from "../phone.ts";
import type { IdentityProviders } from "../providers.ts";
import { accountDetail } from "../queries.ts";
import { endSession, startSession } from "../sessions.ts";
import type { TokenKeys } from "../tokens.ts";

const { on, onDb } = handling<Actor>();

/** Registration, sign-in and sign-out: /auths. */
export function publicAccounts(keys: TokenKeys, _providers: IdentityProviders): Bound[] {
  return [
    onDb(register, async ({ body, database, services, origin, asOf, language, setCookie }) => {
      refuseWeak(body.password, services.config.PASSWORD_MIN_LENGTH, isCommonPassword);
      const account = {
        email: body.email,
        passwordHash: await hashPassword(body.password),
        fullName: body.full_name,
        phone: readPhone(body.phone, "/phone"),
        language: body.language == null ? language : languageOf(body.language),
        fromProduct: body.from_product ?? null,
        origin,
        asOf,
      };
      const companyName = body.company_name;
      if (body.user_type === 2 && !companyName)
        throw new Problem(422, { code: "required", pointer: "/company_name" });
      return inTransaction(database, async (tx) => {
        const opened =
          companyName && body.user_type === 2
            ? await registerEmployer(tx, { ...account, companyName })
            : await registerCandidate(tx, account);
        const token = await startSession(tx, keys, opened, origin, asOf);
        keepToken(services, setCookie, token);
        return { token, data: await accountDetail(tx, opened.id) };
      });
    }),
    onDb(quickApply, async ({ body, database, services, origin, asOf, language, setCookie }) => {
      refuseWeak(body.password, services.config.PASSWORD_MIN_LENGTH, isCommonPassword);
      const account = {
        email: body.email,
        passwordHash: await hashPassword(body.password),
        fullName: body.full_name,
        phone: null,
        language: body.language == null ? language : languageOf(body.language),
        fromProduct: body.from_product ?? null,
        origin,
        asOf,
      };
      return inTransaction(database, async (tx) => {
        const opened = await registerCandidate(tx, account);
        const token = await startSession(tx, keys, opened, origin, asOf);
        keepToken(services, setCookie, token);
        return { token, data: await accountDetail(tx, opened.id) };
      });
    }),
    onDb(login, async ({ body, database, services, origin, asOf, setCookie }) => {
      const signedIn = await signIn(database, keys, { ...body, origin, asOf });
      keepToken(services, setCookie, signedIn.token);
      return signedIn;
    }),
    on(logout, async ({ tx, sessionId, asOf, services, setCookie }) => {
      if (sessionId) await endSession(tx, sessionId, asOf);
      setCookie(tokenCookie(isSecure(services)), "", { maxAge: 0 });
      return undefined;
    }),
    on(me, async ({ tx, actor }) => {
      if (actor.kind === "visitor") throw new Problem(401, "unauthorized");
      return { data: await accountDetail(tx, actor.accountId) };
    }),
  ];
}

type SetCookie = (name: string, value: string, options: CookieOptions) => void;

const isSecure = (services: Services) => services.config.publicUrl.startsWith("https:");

/** The web keeps the token where no script can read it; other clients take it from the answer. */
export function keepToken(services: Services, setCookie: SetCookie, token: string): void {
  setCookie(tokenCookie(isSecure(services)), token, { maxAge: cookieSeconds, httpOnly: true });
}
