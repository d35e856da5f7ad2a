import type { CompanyActor } from "#people/accounts/actor.ts";

/** Only administrators let Sen send events to other programs. */
export function mayManageWebhooks(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
