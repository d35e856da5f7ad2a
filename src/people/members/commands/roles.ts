import { invalid } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { rolesOf } from "../terms.ts";

/** Refuses a role that members of the actor's workspace cannot have. @throws Problem 422 at /role_id */
export function assertRole({ scope }: Pick<HiringActor, "scope">, roleId: number): void {
  if (!Object.values<number>(rolesOf(scope)).includes(roleId)) throw invalid("/role_id", "role_unknown");
}
