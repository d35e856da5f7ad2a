import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { duplicatesOf, type Identity } from "../queries/shared/duplicates.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import { recordsOf } from "../queries/shared/records.ts";

/**
 * Checks before saving that the workspace has no record of a person yet (decision 143). `meta.now` of a refusal is the existing person.
 * @param options.person the person whose record changes, who is no duplicate
 * @param options.isAnother whether the caller knows that a person of the same name and birth year is another one
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
  if (!same) return;
  const records = (await recordsOf(tx, actor, [same.person])).get(same.person) ?? [];
  const isAdded = records.some(({ added }) => added);
  throw conflict(same.by === "name" ? "candidate_similar" : "candidate_exists", {
    id: String(same.person),
    full_name: same.full_name,
    by: same.by,
    can_add_file: isAdded && (await mayEditPerson(tx, actor, records)),
  });
}
