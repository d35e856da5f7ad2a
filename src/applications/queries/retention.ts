import type { CompanyActor } from "#accounts/actor.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { retentionShow } from "../contract-retention.ts";
import { mayChangeRetention } from "../policy.ts";
import { retentionChoices } from "../terms.ts";

/** How long the actor's company keeps the data of ended applications. */
export async function retentionSetting(
  db: Reader,
  actor: CompanyActor,
): Promise<ReplyOf<typeof retentionShow>["data"]> {
  const { retention_days } = await db
    .selectFrom("companies")
    .select("retention_days")
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  return {
    id: String(actor.companyId),
    type: "retention",
    attributes: {
      days: retention_days,
      choices: [...retentionChoices],
      can: { edit: mayChangeRetention(actor) === true },
    },
  };
}
