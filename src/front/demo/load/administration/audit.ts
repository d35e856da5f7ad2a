import { sql } from "kysely";
import { writeAudit } from "#kit/audit.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Ids } from "../people.ts";

const origin = {
  ip: "203.0.113.40",
  userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
};
/** The number of the administrator's latest decisions that the log records. */
const latest = 12;

/** Records the administrator's latest decisions about jobs in the audit log, each after a login of its day. */
export async function addAudit(tx: Tx, ids: Ids): Promise<void> {
  const accountId = ids.accounts.get("admin")!;
  const { rows } = await sql<{ job_id: number; decision: string; reason_id: number | null; at: Date }>`
    SELECT * FROM (SELECT job_id, decision, reason_id, at FROM job_reviews WHERE by_id = ${accountId}
      ORDER BY at DESC LIMIT ${latest}) r ORDER BY at`.execute(tx);
  const person = { accountId, userType: userTypes.admin, companyId: null, agencyId: null };
  let day = "";
  for (const { job_id, decision, reason_id, at } of rows) {
    const shared = { sessionId: null, origin, person };
    if (dayOf(at) !== day) {
      day = dayOf(at);
      const login = new Date(at.getTime() - 9 * minute);
      await writeAudit(tx, {
        ...shared,
        at: login,
        area: "sign_in",
        action: "POST /auths/login",
        status: 200,
        fields: ["email", "password"],
      });
    }
    const rejected = decision === "reject";
    await writeAudit(tx, {
      ...shared,
      at,
      area: "decision",
      action: "PUT /admins/jobs/:id/review",
      status: 200,
      object: { type: "jobs", id: job_id },
      fields: rejected ? ["decision", "reason_id", "note"] : ["decision"],
      before: "reviewing",
      after: rejected ? { state: "rejected", reason_id } : "published",
    });
  }
}
