import type { Tx } from "#kit/db.ts";
import type { OpenCall } from "#kit/http/handle.ts";
import { networkOf } from "#kit/http/request.ts";
import { languageOf } from "#kit/i18n.ts";
import type { quickApply } from "../contract.ts";
import { storeToken } from "../cookie.ts";
import { rememberDevice } from "../device.ts";
import { hashPassword } from "../passwords.ts";
import { parsePhone } from "../phone.ts";
import { accountDetail } from "../queries.ts";
import { auditPersonOfRow, endSession, startSession } from "../sessions.ts";
import { type AcceptanceMethod, userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";
import { weakness } from "../weak.ts";
import { checkRegistration, type NewAccount, type RegisteredAccount, type TakenWords } from "./register.ts";

type Given = OpenCall<typeof quickApply>["body"];
type Call = Omit<OpenCall<typeof quickApply>, "body" | "actor" | "params" | "query" | "commit">;

/**
 * Returns the values of a new account.
 * @throws Problem 422 with an entry per field
 */
export async function checkedAccount(
  call: Call & { body: Given },
  given: {
    phone: string | null;
    companyName: string | null;
    words: TakenWords;
    method: AcceptanceMethod;
  },
): Promise<{ account: NewAccount; words: TakenWords }> {
  const { body, database, services, origin, asOf, language } = call;
  const { config } = services;
  const { companyName } = given;
  const words: TakenWords = config.ENUMERATION_SAFE ? "email_unavailable" : given.words;
  const userType = companyName === null ? userTypes.candidate : userTypes.recruiter;
  const owner = { userType, email: body.email, fullName: body.full_name };
  const weak = weakness(body.password, owner, config.PASSWORD_MIN_LENGTH);
  await checkRegistration(database.db, { email: body.email, userType, companyName, weak }, words);
  const account = {
    email: body.email,
    passwordHash: await hashPassword(body.password, networkOf(origin.ip)),
    fullName: body.full_name,
    phone: parsePhone(given.phone) ?? null,
    language: body.language == null ? language : languageOf(body.language),
    fromProduct: body.from_product ?? null,
    origin,
    asOf,
    method: given.method,
    termsLanguage: language,
  };
  return { account, words };
}

/**
 * Signs in to the new account in the transaction that creates it; the caller's previous session ends.
 * @returns the token
 */
export async function enter(
  tx: Tx,
  keys: TokenKeys,
  { sessionId, origin, asOf, note }: Call,
  opened: RegisteredAccount,
): Promise<string> {
  if (sessionId) await endSession(tx, sessionId, asOf);
  note({ person: auditPersonOfRow(opened) });
  return startSession(tx, keys, opened, origin, asOf);
}

/** Signs in to the new account and returns the reply of the endpoint. */
export async function enterNew(tx: Tx, keys: TokenKeys, call: Call, opened: RegisteredAccount) {
  const token = await enter(tx, keys, call, opened);
  return { accountId: opened.id, token, data: await accountDetail(tx, opened.id) };
}

/** Stores the session in the browser after the transaction. */
export async function keepSignedIn(
  keys: TokenKeys,
  call: Call,
  { token, accountId }: { token: string; accountId: number },
): Promise<void> {
  storeToken(call.services, call.setCookie, token);
  await rememberDevice(keys, call, accountId);
}
