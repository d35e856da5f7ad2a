import { makeSubmission } from "#agency/introductions/factory.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { hashCode } from "#hiring/share-links/codes.ts";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { makeClient, makeContact } from "#people/clients/factory.ts";
import { portalStages } from "./terms.ts";

/** The code of all portals that `makePortal` inserts. */
export const madeCode = "482913";

/** Inserts an open order of a consultant's agency with an introduced person, and a portal of the client's contact. */
export async function makePortal(db: Reader, consultant: { id: number; agency_id: number | null }, at: Date) {
  const agency_id = consultant.agency_id as number;
  const client = await makeClient(db, { agency_id, am_id: consultant.id });
  const contact = await makeContact(db, { client_id: client.id, created_at: at });
  const tenant = { companyId: client.company_id, agencyId: agency_id };
  const job = await makeJob(db, { ...tenant, ownerId: consultant.id, state: "draft" });
  const terms = { fee_type: "percent", fee_bps: 1800, fee_months: 12, fee_currency: "VND" };
  const order = await db
    .insertInto("job_orders")
    .values({
      ...terms,
      agency_id,
      client_id: client.id,
      job_id: job.id,
      title: "Trưởng phòng kho",
      status: "open",
      opened_at: at,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const applicant = await makeApplicant(db, { job, stageKind: "sent_to_client", appliedAt: at });
  await makeRepresentation(db, applicant);
  await makeSubmission(db, applicant, { at, summary: "Quản lý kho 12 năm, đã dẫn dắt đội 40 người" });
  const { token, hash } = newVerificationToken();
  const portal = await db
    .insertInto("portals")
    .values({
      agency_id,
      order_id: order.id,
      contact_id: contact.id,
      status: "open",
      stages: [...portalStages],
      token_hash: hash,
      code_hash: hashCode(token, madeCode),
      days: 30,
      made_by: consultant.id,
      made_at: at,
      expires_at: new Date(at.getTime() + 30 * day),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { client, contact, order, applicant, portal, token };
}

/** Inserts a question of the contact of a portal, without an answer. */
export function makeQuestion(
  db: Reader,
  portal: { id: number },
  { at, applicantId = null }: { at: Date; applicantId?: number | null },
) {
  return db
    .insertInto("portal_questions")
    .values({
      portal_id: portal.id,
      applicant_id: applicantId,
      text: "Ứng viên có thể bắt đầu khi nào?",
      asked_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
