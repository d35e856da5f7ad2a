import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { ImportedProfile } from "../contract.ts";
import { storedProfile } from "../queries/shared/profile.ts";
import { sectionNames } from "../terms.ts";
import { addEntry, identityOf } from "./entries.ts";
import { updateProfile } from "./profile.ts";

/**
 * Stores the confirmed content of an imported file: sent fields are set, and rows are added to their
 * sections. Rows that the profile already has are left out, so that importing a file twice adds nothing.
 * @throws Problem 422 at the field (`/skills/3/name`), 409 `section_limit`; then nothing is stored
 */
export async function saveImported(
  tx: Tx,
  actor: CandidateActor,
  imported: ImportedProfile,
  asOf: Date,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(imported).filter(([name]) => !(sectionNames as readonly string[]).includes(name)),
  );
  await updateProfile(tx, actor, fields, asOf);
  const { entries } = await storedProfile(tx, actor.accountId);
  for (const section of sectionNames) {
    const present = entries.filter((entry) => entry.section === section).map(({ data }) => data);
    for (const [index, row] of (imported[section] ?? []).entries()) {
      const identity = identityOf(section, row);
      const known = present.some(
        (other) =>
          isDeepStrictEqual({ ...other }, { ...row }) ||
          (identity !== null && identityOf(section, other) === identity),
      );
      if (known) continue;
      await addEntry(tx, actor, section, { ...row }, asOf).catch((error) => {
        throw error instanceof Problem ? atRow(error, `/${section}/${index}`) : error;
      });
      present.push(row);
    }
  }
}

/** Moves the problem's pointer to its place in the imported document. */
function atRow(problem: Problem, pointer: string): Problem {
  const errors = problem.errors.map((error) => ({ ...error, pointer: `${pointer}${error.pointer ?? ""}` }));
  return new Problem(problem.status, errors, problem.meta ? { meta: problem.meta } : {});
}
