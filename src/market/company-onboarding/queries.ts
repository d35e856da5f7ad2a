import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { onboardingShow } from "./contract.ts";

/** Returns the onboarding progress of the actor's company. */
export async function companyOnboarding(
  db: Reader,
  { companyId }: CompanyActor,
): Promise<ReplyOf<typeof onboardingShow>["data"]> {
  const row = await db
    .selectFrom("companies as c")
    .select(["c.id", "c.setup_step", "c.industry_ids", "c.address", "c.logo_key", "c.verified_at"])
    .select([
      sql<boolean>`(SELECT count(*) FROM accounts a WHERE a.company_id = c.id AND a.deleted_at IS NULL) > 1
        OR EXISTS (SELECT FROM member_invites i WHERE i.company_id = c.id AND i.revoked_at IS NULL)`.as(
        "team",
      ),
      sql<boolean>`EXISTS (SELECT FROM jobs j WHERE j.company_id = c.id AND j.agency_id IS NULL
        AND j.deleted_at IS NULL)`.as("job"),
      sql<boolean>`EXISTS (SELECT FROM company_verifications v
        WHERE v.company_id = c.id AND v.status = 'pending')`.as("asked"),
    ])
    .where("c.id", "=", companyId)
    .executeTakeFirstOrThrow();
  return {
    id: String(row.id),
    type: "company_onboarding",
    attributes: {
      step: row.setup_step,
      done: {
        details: row.industry_ids.length > 0 && row.address !== null,
        logo: row.logo_key !== null,
        team: row.team,
        job: row.job,
        verification: row.verified_at !== null || row.asked,
      },
    },
  };
}
