import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { TaskRole } from "./lifecycle.ts";

export interface TaskFacts {
  createdBy: number;
  assigneeId: number;
}

/**
 * Returns the role of the actor for a task, or null if the actor may not see it. Members see the tasks that they created or are
 * assigned, administrators see all tasks of their scope.
 */
export function taskRole(
  actor: Pick<HiringActor, "accountId" | "isAdmin">,
  { createdBy, assigneeId }: TaskFacts,
): TaskRole | null {
  if (createdBy === actor.accountId) return "author";
  if (actor.isAdmin) return "administrator";
  return assigneeId === actor.accountId ? "assignee" : null;
}
