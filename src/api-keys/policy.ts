import type { CompanyActor } from "#accounts/actor.ts";

/** Only administrators let programs in (decisions §21). */
export function mayManageKeys(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
