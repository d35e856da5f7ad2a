import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { retentionShow } from "../contract-retention.ts";
import { mayChangeRetention } from "../policy.ts";
import { addedRetentionChoices, retentionChoices } from "../terms.ts";

/** Returns how long the actor's workspace stores the data of ended applications, and of people whom it added. */
export async function retentionSetting(
  db: Reader,
  actor: HiringActor,
): Promise<ReplyOf<typeof retentionShow>["data"]> {
  const { scope } = actor;
  const id = "company" in scope ? scope.company : scope.agency;
  const { retention_days, added_retention_days } = await db
    .selectFrom("company" in scope ? "companies" : "agencies")
    .select(["retention_days", "added_retention_days"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    id: String(id),
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
