import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { privacyShow } from "../contract-privacy.ts";
import { hiddenCompanyCount } from "../contributions.ts";
import type { Visibility } from "../terms.ts";

/** Returns who may find the candidate's profile. */
export async function ownPrivacy(db: Reader, actor: CandidateActor): Promise<ReplyOf<typeof privacyShow>> {
  const row = await db
    .selectFrom("candidates as k")
    .leftJoin("candidate_profiles as p", "p.account_id", "k.account_id")
    .select(["p.visibility", "p.visible_to_agencies"])
    .select(hiddenCompanyCount().as("hidden"))
    .where("k.id", "=", actor.candidateId)
    .executeTakeFirstOrThrow();
  const visibility = (row.visibility ?? "only_applied") as Visibility;
  return {
    data: {
      id: String(actor.candidateId),
      type: "privacy",
      attributes: {
        visibility,
        visible_to_agencies: row.visible_to_agencies ?? false,
        hidden_companies: row.hidden,
      },
    },
  };
}
