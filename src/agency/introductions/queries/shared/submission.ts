import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { ClientAnswer } from "../../terms.ts";

/** Returns the live submission of an applicant to the client; undefined without one. */
export function submissionOf(db: Reader, applicantId: number) {
  return db
    .selectFrom("submissions as s")
    .select(["s.id", "s.at", "s.by_id", "s.summary", "s.salary", "s.currency", "s.notice_days", "s.share_id"])
    .select(["s.document_sha256", "s.answer_reason", "s.answered_at", "s.answered_by"])
    .select(sql<ClientAnswer | null>`s.client_answer`.as("client_answer"))
    .where("s.applicant_id", "=", applicantId)
    .where("s.ended_at", "is", null)
    .executeTakeFirst();
}
