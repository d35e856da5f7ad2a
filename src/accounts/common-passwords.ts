import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "#kit/fold.ts";

const list = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** Whether guessing would begin with it: one of the commonest passwords, however it is capitalised or accented. */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password).replace(/\s/g, "");
  return list.has(folded) || new Set(folded).size < 3;
}
