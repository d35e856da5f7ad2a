import type { HiringActor } from "#people/accounts/hiring-scope.ts";

export interface TemplateFacts {
  /** The id of the author; null for a template of the product. */
  createdBy: number | null;
}

/**
 * Returns whether the actor may edit or delete a template that they may use. Authors may edit their own templates, administrators all
 * templates of their company. Templates of the product can only be copied.
 */
export function may(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  { createdBy }: TemplateFacts,
): true | "template_is_system" | "template_not_yours" {
  if (createdBy === null) return "template_is_system";
  return actor.isAdmin || createdBy === actor.accountId || "template_not_yours";
}
