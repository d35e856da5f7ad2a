import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { plusDays } from "../../calendar.ts";

/** The campaigns from which half of the accounts came; a campaign is as frequent as its entries. */
const campaigns = ["google", "google", "facebook", "facebook", "linkedin", "zalo"];

/** Sets where job seekers and employers came from. Every twelfth verified the email on the second day. */
export async function addRegistrations(tx: Tx, asOf: Date): Promise<void> {
  await sql`
    UPDATE accounts SET utm_source = (${campaigns}::text[])[1 + abs(hashint8(id)::bigint) % ${2 * campaigns.length}],
      email_verified_at = CASE WHEN id % 12 = 0 AND created_at < ${plusDays(asOf, -3)}
        THEN email_verified_at + interval '30 hours' ELSE email_verified_at END
    WHERE user_type IN (${userTypes.candidate}, ${userTypes.recruiter})`.execute(tx);
}
