import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { duplicatesOf, type Identity, namesakeOf } from "../queries/shared/duplicates.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import { recordsOf } from "../queries/shared/records.ts";

/**
 * Checks before saving that the workspace has no record of a person yet (decision 143). `meta.now` of a refusal is the existing person.
 * @param options.person the person whose record changes, who is no duplicate
 * @param options.isAnother whether the caller knows that a person of the same name is another one
 * @throws Problem 409 `candidate_exists` for the same email address or phone number, `candidate_similar` for the same name and birth year
 */
export async function assertUnique(
  tx: Tx,
  actor: HiringActor,
  identity: Identity,
  { person, isAnother }: { person: number | null; isAnother: boolean },
): Promise<void> {
  const duplicates = await duplicatesOf(tx, actor, identity, person);
  const [same] = duplicates.filter(({ by }) => by !== "name" || !isAnother);
  if (same) throw await refusalFor(tx, actor, same);
}

/** Checks that the workspace has no person of the same name. @throws Problem 409 `candidate_namesake` with the person in `meta.now` */
export async function assertNoNamesake(tx: Tx, actor: HiringActor, identity: Identity): Promise<void> {
  const namesake = await namesakeOf(tx, actor, identity);
  if (namesake) throw await refusalFor(tx, actor, Object.assign({ by: "namesake" as const }, namesake));
}

const codes = {
  email: "candidate_exists",
  phone: "candidate_exists",
  name: "candidate_similar",
  namesake: "candidate_namesake",
} as const;

interface Same {
  person: number;
  full_name: string;
  by: keyof typeof codes;
}

async function refusalFor(tx: Tx, actor: HiringActor, { person, full_name, by }: Same) {
  const records = (await recordsOf(tx, actor, [person])).get(person) ?? [];
  const isAdded = records.some(({ added }) => added);
  const can_add_file = isAdded && (await mayEditPerson(tx, actor, records));
  return conflict(codes[by], { id: String(person), full_name, by, can_add_file });
}
