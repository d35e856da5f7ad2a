import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/**
 * Returns whether the actor may edit or delete a note that they see. Authors may do both. Administrators may delete improper
 * notes, but not edit the words of others.
 */
export function may(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  verb: "edit" | "delete",
  note: { authorId: number },
): true | "note_not_yours" {
  if (note.authorId === actor.accountId) return true;
  return (verb === "delete" && actor.isAdmin) || "note_not_yours";
}
