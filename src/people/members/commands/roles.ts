import { invalid } from "#kit/problem.ts";
import type { Team } from "#people/accounts/workspace.ts";
import { rolesOf } from "../terms.ts";

/** Refuses a role that people of the actor's team cannot have. @throws Problem 422 at /role_id */
export function assertRole({ scope }: { scope: Team }, roleId: number): void {
  if (!Object.values<number>(rolesOf(scope)).includes(roleId)) throw invalid("/role_id", "role_unknown");
}
