import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { type MailView, mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import * as mails from "../mails.ts";

/** Returns the view of a reminder; those of the third, seventh and thirteenth day have one layout. */
function reminder(definition: mails.UnansweredMail): MailView {
  return mailView(definition, {
    subject: ({ t, props }) => t("subject", { count: props.count, job: props.job }),
    preview: ({ t, props, date }) => t("preview", { date: date(props.closes) }),
    body: ({ t, props, link, date }) => (
      <>
        <MailHeading>{t("title")}</MailHeading>
        <MailText>{t("text", { count: props.count, job: props.job, date: date(props.closes) })}</MailText>
        <MailButton href={link(applicantPaths.board(ofReader, props.job_id))}>{t("button")}</MailButton>
      </>
    ),
    reason: ({ t, props }) => t("why", { job: props.job }),
  });
}

export const unansweredNudge = reminder(mails.unansweredNudge);
export const unansweredWaiting = reminder(mails.unansweredWaiting);
export const unansweredLastWarning = reminder(mails.unansweredLastWarning);
