import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { undecided } from "../mails.ts";

export default mailView(undecided, {
  subject: ({ t, props }) => t("subject", { count: props.count, job: props.job }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.ends) }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { count: props.count, job: props.job, date: date(props.ends) })}</MailText>
      <MailText>{t("keep")}</MailText>
      <MailButton href={link(applicantPaths.board(ofReader, props.job_id))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
