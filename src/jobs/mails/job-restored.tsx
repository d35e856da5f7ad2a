import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { jobRestored } from "../mails.ts";
import { jobPath } from "../paths.ts";

export default mailView(jobRestored, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, language, link }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { name: props.name })}</MailText>
      <MailButton href={link(jobPath(language, props.slug))}>{t("button")}</MailButton>
    </>
  ),
});
