import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { plusDays } from "../calendar.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

const words =
  "Chúng tôi đã xem kinh nghiệm của bạn và nghĩ rằng bạn rất hợp với vị trí này. Bạn có muốn trao đổi thêm không?";

/** Invitations to the demo candidate, and those that the demo company has sent to people whom it found. */
export async function addInvitations(tx: Tx, inviter: number, ids: Ids, asOf: Date): Promise<void> {
  const company = ids.companies.get(demoCompanyKey)!;
  const candidate = ids.candidates.get(demoCandidateKey)!;
  const published = sql`j.status = 1 AND j.sen_status = 1 AND j.agency_id IS NULL`;
  await sql`
    INSERT INTO candidate_invites (company_id, candidate_id, job_id, message, status, invited_by, invited_at, expires_at, answered_at)
    SELECT j.company_id, ${candidate}, j.id, ${words}, 'pending', j.owner_id, ${plusDays(asOf, -2)}, ${plusDays(asOf, 28)}, NULL
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE ${published} AND c.verified_at IS NOT NULL AND j.company_id <> ${company} AND j.owner_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM applicants a WHERE a.job_id = j.id AND a.candidate_id = ${candidate})
    ORDER BY j.id LIMIT 2`.execute(tx);
  await sql`
    INSERT INTO candidate_invites (company_id, candidate_id, job_id, message, status, invited_by, invited_at, expires_at, answered_at)
    SELECT ${company}, p.id, j.id, ${words}, p.status, ${inviter}, ${plusDays(asOf, -4)}, ${plusDays(asOf, 26)},
      CASE WHEN p.status = 'pending' THEN NULL ELSE ${plusDays(asOf, -1)}::timestamptz END
    FROM (SELECT k.id, CASE WHEN row_number() OVER (ORDER BY f.updated_at DESC) = 2 THEN 'declined' ELSE 'pending' END AS status
      FROM candidates k JOIN candidate_profiles f ON f.account_id = k.account_id
      WHERE f.visibility = 'public_to_verified_employers' AND k.id <> ${candidate}
      ORDER BY f.updated_at DESC LIMIT 3) p
    CROSS JOIN (SELECT j.id FROM jobs j WHERE ${published} AND j.company_id = ${company} ORDER BY j.id LIMIT 1) j`.execute(
    tx,
  );
}
