import type { CompanyActor } from "#accounts/actor.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { retentionShow } from "../contract-retention.ts";
import { mayChangeRetention } from "../policy.ts";
import { addedRetentionChoices, retentionChoices } from "../terms.ts";

/** How long the actor's company keeps the data of ended applications, and of people whom it added. */
export async function retentionSetting(
  db: Reader,
  actor: CompanyActor,
): Promise<ReplyOf<typeof retentionShow>["data"]> {
  const { retention_days, added_retention_days } = await db
    .selectFrom("companies")
    .select(["retention_days", "added_retention_days"])
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  return {
    id: String(actor.companyId),
    type: "retention",
    attributes: {
      days: retention_days,
      choices: [...retentionChoices],
      added_days: added_retention_days,
      added_choices: [...addedRetentionChoices],
      can: { edit: mayChangeRetention(actor) === true },
    },
  };
}
