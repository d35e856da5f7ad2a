import { minute } from "#kit/clock.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, type TestApi } from "#test/api.ts";
import { twoStepBegin, twoStepConfirm } from "./contract.ts";
import { codeAt, stepOf } from "./totp.ts";

type Kind = "consultant" | "admin";
export const staffPassword = "cau vong bay mau";

/** A consultant or administrator with a password, signed in. */
export async function staff(api: TestApi, kind: Kind = "consultant", given: { member?: boolean } = {}) {
  const account = await makeStaff(api.database.db, kind, given);
  const password_hash = await hashPassword(staffPassword);
  await api.database.db.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
  return { ...account, call: await api.as(account.id) };
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Decodes the seed of a secret, as an authenticator app does. */
export function seedOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Simulates an authenticator app. Time advances between its codes, because each code works once. */
export function appOf(api: TestApi, secret: string) {
  return () => {
    api.clock.advance(minute);
    return codeAt(seedOf(secret), stepOf(api.clock.now()));
  };
}

/** Creates staff with two-step login; returns the app and the recovery codes. */
export async function enrolled(api: TestApi, kind: Kind = "consultant") {
  api.clock.set(monday);
  const account = await staff(api, kind);
  const body = { current_password: staffPassword };
  const code = appOf(api, (await account.call(twoStepBegin, { body })).data.attributes.secret);
  const { data } = await account.call(twoStepConfirm, { body: { code: code() } });
  return { ...account, code, codes: data.attributes.codes };
}
