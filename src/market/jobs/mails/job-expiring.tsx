import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { consolePaths } from "../console-paths.ts";
import { jobExpiring } from "../mails.ts";

export default mailView(jobExpiring, {
  subject: ({ t, props }) => t("subject", { job: props.job, days: props.days }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.expiresAt, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { job: props.job, date: date(props.expiresAt, "time") })}</MailText>
      <MailButton href={link(consolePaths.preview(ofReader, props.jobId))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("reason", { job: props.job }),
});
