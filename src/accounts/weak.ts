import { fold } from "#kit/fold.ts";
import type { Fault } from "#kit/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { staffPasswordMin, userTypes } from "./terms.ts";

/** Whose password it will be: somebody's own name and address are the first guesses. */
export interface Owner {
  userType: number;
  email: string;
  fullName?: string;
}

/** What is wrong with a new password, or null. Nothing is composed: length and not being guessable are all that counts. */
export function weakness(
  password: string,
  owner: Owner,
  minLength: number,
  pointer = "/password",
): Fault | null {
  const staff = owner.userType === userTypes.consultant || owner.userType === userTypes.admin;
  const min = staff ? Math.max(minLength, staffPasswordMin) : minLength;
  if (password.length < min) return { code: "password_too_short", pointer, values: { min } };
  const plain = squeeze(password);
  const own = [owner.email, owner.email.split("@")[0] ?? "", owner.fullName ?? ""].map(squeeze);
  if (isCommonPassword(password) || own.includes(plain)) return { code: "password_common", pointer };
  return null;
}

const squeeze = (text: string) => fold(text).replace(/\s/g, "");
