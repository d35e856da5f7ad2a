import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** Only administrators change the template of letters, and whether offers are approved (decision 185). */
export function mayEditTemplate({ isAdmin }: HiringActor): true | "forbidden" {
  return isAdmin || "forbidden";
}
