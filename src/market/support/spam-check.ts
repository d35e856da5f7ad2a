import { createHash, randomBytes } from "node:crypto";
import { day } from "#kit/clock.ts";
import type { Database } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { fillSeconds } from "./terms.ts";

/** Days for which an open form is accepted. */
const formDays = 2;
const perToken = { max: 3, minutes: formDays * 24 * 60 };
const perEmail = { max: 6, minutes: 24 * 60 };

/** Signs the time at which a form was shown. Each token is unique, so that its uses can be counted. */
export function newFormToken(keys: TokenKeys, asOf: Date): Promise<string> {
  const one = randomBytes(9).toString("base64url");
  return keys.seal({ form: "support", one }, new Date(asOf.getTime() + formDays * day), asOf);
}

/**
 * Returns whether a form comes from a person: the invisible field is empty, and some time has passed since
 * the form was shown. API clients send neither field, and only rate limits apply to them.
 * @returns false for a filled trap: its sender should believe that the message arrived
 * @throws Problem 422 `form_too_fast`, `form_expired`; 429
 */
export async function isFromPerson(
  database: Database,
  keys: TokenKeys,
  form: { website?: string | null; stamp?: string | null },
  asOf: Date,
): Promise<boolean> {
  if (form.website) return false;
  if (form.stamp == null) return true;
  const seal = await keys.unseal(form.stamp, asOf);
  if (seal?.form !== "support") throw new Problem(422, "form_expired");
  if (asOf.getTime() - Number(seal.iat) * 1000 < fillSeconds * 1000) throw new Problem(422, "form_too_fast");
  const name = createHash("sha256").update(form.stamp).digest("base64url");
  await countHit(database.db, `support-form:${name}`, perToken, asOf);
  return true;
}

/**
 * Limits the confirmation mails per address and day, because anyone can enter any address.
 * @throws Problem 429
 */
export async function countWriter(database: Database, email: string, asOf: Date): Promise<void> {
  await countHit(database.db, `support:${email}`, perEmail, asOf);
}
