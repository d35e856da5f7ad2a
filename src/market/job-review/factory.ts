import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** Creates a decision about a job that is in the sample of second looks. @returns its id */
export async function makeSampledDecision(
  db: Reader,
  { jobId, companyId, byId, at }: { jobId: number; companyId: number; byId: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO job_reviews (id, job_id, company_id, decision, by_id, at, corrected, content)
    SELECT n, ${jobId}, ${companyId}, 'approve', ${byId}, ${at}, '{}', '{"title": "Kế toán tổng hợp"}'
    FROM (SELECT n FROM generate_series((SELECT coalesce(max(id), 0) + 1 FROM job_reviews), 1000000) n
      WHERE abs(hashint8(n)::bigint) % 20 = 0 LIMIT 1) s
    RETURNING id`.execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('job_reviews', 'id'), max(id)) FROM job_reviews`.execute(db);
  return rows[0]?.id ?? 0;
}
