import { mailView } from "#kit/mail-view.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { jobRejected } from "../mails.ts";

export default mailView(jobRejected, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { job: props.job })}</MailText>
      <MailText>{t(`reasons.${props.reason}`)}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailText>{t("after")}</MailText>
      <MailButton href={link(consolePaths.edit(ofReader, props.jobId))}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t, props }) => t("reason", { job: props.job }),
});
