import type { HiringActor } from "#people/accounts/hiring-scope.ts";

export interface TemplateFacts {
  /** Null for one that comes with the product. */
  createdBy: number | null;
}

/**
 * Whether somebody may change or delete a template that they may use. Everybody makes their own; administrators change any of their
 * company's. Those that come with the product are copied.
 */
export function may(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  { createdBy }: TemplateFacts,
): true | "template_is_system" | "template_not_yours" {
  if (createdBy === null) return "template_is_system";
  return actor.isAdmin || createdBy === actor.accountId || "template_not_yours";
}
