import { mailView } from "#kit/mail-view.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { jobRestored } from "../mails.ts";

export default mailView(jobRestored, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, language, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { job: props.job })}</MailText>
      <MailButton href={link(jobPath(language, props.slug))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("reason", { job: props.job }),
});
