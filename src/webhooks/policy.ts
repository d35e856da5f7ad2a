import type { CompanyActor } from "#accounts/actor.ts";

/** Only administrators send what happens to programs outside. */
export function mayManageWebhooks(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
