import type { ConsultantActor } from "#people/accounts/actor.ts";

/** Returns whether the actor may change the details of the agency: only its administrators may. */
export function mayEdit({ isAdmin }: Pick<ConsultantActor, "isAdmin">): true | "forbidden" {
  return isAdmin || "forbidden";
}
