import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";

/**
 * Returns a reader of cells that name a member of the workspace by email address or name: the account's id, null for an empty cell,
 * undefined for a text that names none or several.
 */
export async function loadMemberReader(
  db: Reader,
  { scope }: HiringActor,
): Promise<(cell: string) => number | null | undefined> {
  const members = await db
    .selectFrom("accounts as u")
    .select(["u.id", "u.email", "u.full_name"])
    .where(membersOf("u", scope))
    .where("u.blocked_at", "is", null)
    .where("u.deleted_at", "is", null)
    .execute();
  const byKey = Map.groupBy(
    members.flatMap(({ id, email, full_name }) => [
      { key: email, id },
      { key: fold(full_name), id },
    ]),
    ({ key }) => key,
  );
  return (cell) => {
    if (!cell) return null;
    const matches = byKey.get(cell.trim().toLowerCase()) ?? byKey.get(fold(cell));
    return matches?.length === 1 ? matches[0]?.id : undefined;
  };
}
