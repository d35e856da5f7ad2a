import { describeSubmission } from "#agency/introductions/commands/describe.ts";
import { workedOrders } from "#agency/job-orders/terms.ts";
import { moveApplicant } from "#hiring/applications/commands/move.ts";
import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { consentDenial } from "#hiring/applications/lifecycle.ts";
import { lockToMove, readToMove } from "#hiring/applications/queries/shared/to-move.ts";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { insertLink } from "#hiring/share-links/commands/insert.ts";
import { sharedCvPath } from "#hiring/share-links/paths.ts";
import { minute } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { isBefore, stageKinds } from "#people/companies/pipeline.ts";
import type { createShare } from "../contract.ts";
import { hashOf } from "../document/prepare.ts";
import { cvShared } from "../mails.ts";
import { recipientsOfOrder } from "../queries/recipients.ts";
import { sharedApplicant } from "../queries/shared/order.ts";
import { assertRoom } from "../queries/shared/room-for.ts";
import { mailDelayMinutes } from "../terms.ts";
import { topicOf } from "./topic.ts";
import { assertConfirmed, registerTransfers } from "./transfer.ts";

type Body = BodyOf<typeof createShare>;
interface Input {
  applicantId: number;
  body: Body;
  content: AgencyContent;
  asOf: Date;
}

interface Recipient {
  contact_id: number | null;
  recipient_name: string;
  recipient_email: string | null;
  recipient_language: number;
}

/**
 * Shares a checked document of an applicant with recipients, each by an own link and mail. An applicant before the stage "sent to client"
 * moves there, with all conditions of that stage.
 * @returns the new links with the tokens of their addresses
 * @throws Problem 404, 409 `representation_required`, `representation_name_required`, `applicant_state_changed`, `order_state_changed`,
 * `order_links_limit`, 422 `abroad_unconfirmed`
 */
export async function shareApplicant(
  tx: Tx,
  actor: ConsultantActor,
  { applicantId, body, content, asOf }: Input,
): Promise<{ id: number; name: string; token: string }[]> {
  const { by } = await sharedApplicant(tx, actor, applicantId);
  // The lock of the job also makes concurrent calls count the links of the order one after the other.
  await lockToMove(tx, by, applicantId);
  const { order } = await sharedApplicant(tx, actor, applicantId);
  const applicant = await readToMove(tx, by, applicantId);
  if (applicant.outcome !== "active") throw conflict("applicant_state_changed", applicant.outcome);
  if (applicant.consent !== "yes") throw conflict(consentDenial(applicant.consent), applicant.consent);
  if (!isWorked(order.status)) throw conflict("order_state_changed", order.status);
  const recipients = await recipientsOf(tx, order.id, body);
  const country = body.country ?? order.country;
  assertConfirmed(country, body.abroad_confirmed);
  await assertRoom(tx, order.id, recipients.length, asOf);
  if (isBefore(applicant.kind, stageKinds.sent_to_client)) {
    const target = applicant.stages.find(({ kind }) => kind === stageKinds.sent_to_client);
    if (target)
      await moveApplicant(tx, by, { id: applicantId, stageId: target.id, index: 0, fromStageId: null, asOf });
  }
  const made = await insertLinks(tx, actor, { applicantId, body, content, asOf }, { recipients, order });
  const [first] = made;
  if (first)
    await describeSubmission(tx, {
      applicantId,
      shareId: first.id,
      documentSha256: hashOf(content).toString("hex"),
      summary: body.summary,
    });
  await registerTransfers(tx, actor, {
    orderId: order.id,
    country,
    recipients: recipients.map(({ recipient_name }) => recipient_name),
    document: { applicantId, level: body.level, sections: body.sections },
    asOf,
  });
  const data = {
    recipient: recipients.map(({ recipient_name }) => recipient_name).join(", "),
    level: body.level,
  };
  await recordApplicant(tx, "cv_share", applicant, { by, at: asOf, data });
  return made;
}

/** Inserts a link for each recipient, and queues its mail. */
async function insertLinks(
  tx: Tx,
  actor: ConsultantActor,
  { applicantId, body, content, asOf }: Input,
  { recipients, order }: { recipients: readonly Recipient[]; order: { title: string } },
) {
  const { level, days, code, language, sections } = body;
  const owner = {
    owner_kind: "agency",
    agency_id: actor.agencyId,
    applicant_id: applicantId,
    level,
    content: JSON.stringify(content),
    document_sha256: hashOf(content),
    created_by: actor.accountId,
  } as const;
  const made: { id: number; name: string; token: string }[] = [];
  for (const recipient of recipients) {
    const { recipient_name: name } = recipient;
    const terms = { name, days, code, language, sections, contact: false, asOf };
    const link = await insertLink(tx, { ...owner, ...recipient }, terms);
    const mail = { applicantId, link, recipient, content, order, days, hasCode: code !== null, asOf };
    await queueShareMail(tx, actor, mail);
    made.push({ ...link, name });
  }
  return made;
}

const isWorked = (status: string) => workedOrders.some((each) => each === status);

async function recipientsOf(tx: Tx, orderId: number, body: Body): Promise<Recipient[]> {
  const contacts = await recipientsOfOrder(tx, orderId);
  const ids = [...new Set(body.contact_ids)];
  const chosen = ids.map((id) => {
    const contact = contacts.find((each) => each.id === id);
    if (!contact) throw invalid("/contact_ids", "recipient_unknown");
    return {
      contact_id: contact.id,
      recipient_name: contact.full_name,
      recipient_email: contact.email,
      recipient_language: contact.language,
    };
  });
  if (body.recipient_name === null) return chosen;
  const other = {
    contact_id: null,
    recipient_name: body.recipient_name,
    recipient_email: body.recipient_email ?? null,
    recipient_language: body.language,
  };
  return [...chosen, other];
}

async function queueShareMail(
  tx: Tx,
  actor: ConsultantActor,
  about: {
    applicantId: number;
    link: { id: number; token: string };
    recipient: Recipient;
    content: AgencyContent;
    order: { title: string };
    days: number;
    hasCode: boolean;
    asOf: Date;
  },
): Promise<void> {
  const { link, recipient, content, order, asOf } = about;
  const { consultant, agency } = await tx
    .selectFrom("accounts as u")
    .innerJoin("agencies as g", "g.id", "u.agency_id")
    .select(["u.full_name as consultant", "g.name as agency"])
    .where("u.id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, cvShared, {
    language: languageOf(recipient.recipient_language),
    to: { email: recipient.recipient_email, name: recipient.recipient_name },
    props: {
      consultant,
      agency,
      candidate: content.document.full_name,
      title: content.document.job_title,
      job: order.title,
      days: about.days,
      coded: about.hasCode,
      path: sharedCvPath(link.token),
    },
    sendAt: new Date(asOf.getTime() + mailDelayMinutes * minute),
    topic: topicOf(link.id),
    about: aboutApplicant(about.applicantId),
  });
}
