import { conversationForEmployer } from "#hiring/applications/queries/shared/conversation.ts";
import { mayWrite } from "#hiring/messages/policy.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { applicantMails, sendMail } from "../contract-mails.ts";

/** Returns the code of the reason that prevents an email to an applicant, or null. Emails follow the rule of messages (decision 046). */
export function closedFor(about: Awaited<ReturnType<typeof conversationForEmployer>>): string | null {
  if (about.identity_hidden) return "identity_hidden";
  if (about.erased_at === null && about.reader_email === null) return "mail_address_unknown";
  const allowed = mayWrite("employer", {
    outcome: about.outcome,
    erased: about.erased_at !== null,
    // An email also reaches people who have not applied.
    candidateSees: true,
    companyBlocked: about.blocked_at !== null,
    employerWrote: false,
  });
  return allowed === true ? null : allowed;
}

function rowsOf(db: Reader, { scope }: HiringActor) {
  return db
    .selectFrom("applicant_mails as m")
    .innerJoin("accounts as u", "u.id", "m.author_id")
    .select(["m.id", "m.subject", "m.content", "m.template_id", "m.author_id", "m.at", "u.full_name"])
    .where(inScope("m", scope));
}

function mailOf(
  row: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number],
): ReplyOf<typeof sendMail>["data"] {
  const { id, author_id, full_name, ...mail } = row;
  return {
    id: String(id),
    type: "applicant_mail",
    attributes: { ...mail, author: { id: author_id, full_name } },
  };
}

/** Returns the emails of the actor's scope to an applicant, newest first. @throws Problem 404 */
export async function mailsTo(
  db: Reader,
  actor: HiringActor,
  { id, items, asOf }: { id: number; items: number; asOf: Date },
): Promise<ReplyOf<typeof applicantMails>> {
  const about = await conversationForEmployer(db, actor, { id, asOf });
  const rows = await rowsOf(db, actor)
    .where("m.applicant_id", "=", id)
    .orderBy("m.id", "desc")
    .limit(items)
    .execute();
  const closed = closedFor(about);
  return {
    data: rows.map(mailOf),
    meta: {
      job: { id: String(about.job_id), title: about.job },
      candidate: about.full_name,
      language: about.account_language ?? about.language,
      closed,
      can: { send: closed === null },
    },
  };
}

/** Returns an email after it was sent. */
export async function sentMail(db: Reader, actor: HiringActor, mailId: number) {
  return mailOf(await rowsOf(db, actor).where("m.id", "=", mailId).executeTakeFirstOrThrow());
}
