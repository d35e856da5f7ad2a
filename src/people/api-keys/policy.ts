import type { CompanyActor } from "#people/accounts/actor.ts";

/** Only administrators manage API keys (decisions §21). */
export function mayManageKeys(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
