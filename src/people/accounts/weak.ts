import { fold } from "#kit/fold.ts";
import type { FieldError } from "#kit/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { staffPasswordMin, userTypes } from "./terms.ts";

/** The owner of a password: an attacker first guesses the owner's name and email address. */
export interface Owner {
  userType: number;
  email: string;
  fullName?: string;
}

/**
 * The error of a new password, or null. There are no composition rules: it must be long enough and hard to guess
 * (decisions §A).
 */
export function weakness(
  password: string,
  owner: Owner,
  minLength: number,
  pointer = "/password",
): FieldError | null {
  const staff = owner.userType === userTypes.consultant || owner.userType === userTypes.admin;
  const min = staff ? Math.max(minLength, staffPasswordMin) : minLength;
  if (password.length < min) return { code: "password_too_short", pointer, values: { min } };
  const plain = squeeze(password);
  const own = [owner.email, owner.email.split("@")[0] ?? "", owner.fullName ?? ""].map(squeeze);
  if (isCommonPassword(password) || own.includes(plain)) return { code: "password_common", pointer };
  return null;
}

const squeeze = (text: string) => fold(text).replace(/\s/g, "");
