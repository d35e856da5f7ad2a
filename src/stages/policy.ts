import type { CompanyActor } from "#accounts/actor.ts";

/** Only administrators change the stages that all boards of the company have (decisions §21). */
export function mayArrange(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
