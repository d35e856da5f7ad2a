import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { TaskRole } from "./lifecycle.ts";

export interface TaskFacts {
  createdBy: number;
  assigneeId: number;
}

/**
 * The part that somebody plays in a task; null for whom it is absent. Members see the tasks that they made or are assigned,
 * administrators all of their scope.
 */
export function taskRole(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  { createdBy, assigneeId }: TaskFacts,
): TaskRole | null {
  if (createdBy === actor.accountId) return "author";
  if (actor.isAdmin) return "administrator";
  return assigneeId === actor.accountId ? "assignee" : null;
}
