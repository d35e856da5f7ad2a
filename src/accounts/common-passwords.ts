import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "#kit/fold.ts";

const list = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** Whether it is one of the commonest passwords, regardless of case and accents. */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password).replace(/\s/g, "");
  return list.has(folded) || new Set(folded).size < 3;
}
