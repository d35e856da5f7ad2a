import type { AdminActor } from "#people/accounts/actor.ts";
import type { UserFacts, UserVerb } from "./lifecycle.ts";

/**
 * Returns the refusal of an act that another reason than the user's state forbids; true for other acts. The last super administrator
 * comes first, because that reason does not depend on who asks.
 */
export function mayAct(
  verb: UserVerb,
  { isSelf, isLastSuper, hasRole }: UserFacts,
): true | "last_super" | "user_self" | "user_without_role" {
  if (verb === "block" && isLastSuper) return "last_super";
  if ((verb === "block" || verb === "erase") && isSelf) return "user_self";
  return verb !== "set_role" || hasRole || "user_without_role";
}

/** Returns whether an administrator may delete a note on a user: its author alone may. */
export function mayDelete(
  { accountId }: Pick<AdminActor, "accountId">,
  { authorId }: { authorId: number },
): true | "not_author" {
  return accountId === authorId || "not_author";
}
