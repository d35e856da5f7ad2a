import type { CompanyActor } from "#people/accounts/actor.ts";

/** Allows administrators only, because webhooks send events of the company to other programs. */
export function mayManageWebhooks(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
