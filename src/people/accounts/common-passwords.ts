import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "#kit/fold.ts";

const list = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** Returns whether a password is one of the most common ones, ignoring case and accents. */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password).replace(/\s/g, "");
  return list.has(folded) || new Set(folded).size < 3;
}
