import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail, queueMails } from "#kit/mail.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { approvalAsked, approvalDecided } from "../mails.ts";
import { offerToApprove, offerWasDecided } from "../notifications.ts";
import type { approversOf } from "../queries/approval.ts";
import type { OfferRow } from "../queries/shared.ts";
import { topicOf } from "./notify.ts";

/** Notifies the people who may approve an offer that it waits for one of them. */
export async function notifyApprovers(
  tx: Tx,
  row: OfferRow,
  approvers: Awaited<ReturnType<typeof approversOf>>,
  { by, asOf }: { by: HiringActor; asOf: Date },
): Promise<void> {
  const props = { ...aboutOf(row), by: await nameOf(tx, by.accountId) };
  const { monthly_salary: salary, currency, salary_basis, start_date } = row;
  const mails = approvers.map(({ id, email, full_name, language }) => ({
    language: languageOf(language),
    to: { email, name: full_name, account: id },
    about: topicOf(row.id),
    props: { ...props, salary, currency, salary_basis, start_date },
  }));
  await queueMails(tx, approvalAsked, mails);
  const to = approvers.map(({ id }) => id);
  await notify(tx, offerToApprove, { to, about: topicOf(row.id), props, at: asOf });
}

/** Notifies the person who asked for an approval of its outcome. */
export async function notifyAsker(
  tx: Tx,
  row: OfferRow,
  options: {
    asker: number;
    by: HiringActor;
    decision: "approved" | "refused";
    reason: string | null;
    asOf: Date;
  },
): Promise<void> {
  const { asker, by, decision, reason, asOf } = options;
  const { email, full_name, language } = await tx
    .selectFrom("accounts")
    .select(["email", "full_name", "language"])
    .where("id", "=", asker)
    .executeTakeFirstOrThrow();
  const props = { ...aboutOf(row), by: await nameOf(tx, by.accountId), decision };
  await queueMail(tx, approvalDecided, {
    language: languageOf(language),
    to: { email, name: full_name, account: asker },
    about: topicOf(row.id),
    props: { ...props, reason },
  });
  await notify(tx, offerWasDecided, { to: [asker], about: topicOf(row.id), props, at: asOf });
}

const aboutOf = (row: OfferRow) => ({
  candidate: row.applicant_name,
  job: row.job_title,
  applicant: row.applicant_id,
});

async function nameOf(tx: Tx, accountId: number): Promise<string> {
  const { full_name } = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return full_name;
}
