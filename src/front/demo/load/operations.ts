import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { plusDays } from "../calendar.ts";
import { addAudit } from "./administration/audit.ts";
import type { Ids } from "./people.ts";

/** Days after which the decisions of the sample have had their second look. */
const lookedAfter = 5;
const disagreement = "Mức lương trong tin chưa rõ là gross hay net.";

/** Inserts second looks at older decisions of the sample, entries of the audit log, and the backup of the night. */
export async function addOperations(tx: Tx, ids: Ids, asOf: Date): Promise<void> {
  const admin = ids.accounts.get("admin")!;
  await sql`
    INSERT INTO second_looks (review_id, by_id, agrees, note, at)
    SELECT r.id, ${admin}, r.id % 5 <> 0, CASE WHEN r.id % 5 = 0 THEN ${disagreement} END, r.at + interval '1 day'
    FROM job_reviews r
    WHERE abs(hashint8(r.id)::bigint) % 20 = 0 AND r.by_id <> ${admin} AND r.at < ${plusDays(asOf, -lookedAfter)}`.execute(
    tx,
  );
  await addAudit(tx, ids);
  await tx
    .insertInto("backups")
    .values({ made_at: new Date(asOf.getTime() - 6 * hour), table_count: 131, row_count: 48_210 })
    .execute();
}
