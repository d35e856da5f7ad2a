import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** Returns whether the actor may change or delete a template: its author and administrators may. */
export function mayEditTemplate(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  { createdBy }: { createdBy: number },
): true | "kit_not_yours" {
  return actor.isAdmin || createdBy === actor.accountId || "kit_not_yours";
}
