import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/**
 * Whether somebody may change or delete a note that they see. Authors do both; administrators delete, so that what must not
 * stand there goes, and never put words into another's mouth.
 */
export function may(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  verb: "edit" | "delete",
  note: { authorId: number },
): true | "note_not_yours" {
  if (note.authorId === actor.accountId) return true;
  return (verb === "delete" && actor.isAdmin) || "note_not_yours";
}
