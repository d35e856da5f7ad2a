import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { webhookOff } from "../mails.ts";
import { webhookPath } from "../paths.ts";

export default mailView(webhookOff, {
  subject: ({ t, props: { host } }) => t("subject", { host }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { webhook, host, reason }, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t(`reasons.${reason}`, { host })}</MailText>
      <MailText>{t("after")}</MailText>
      <MailButton href={link(webhookPath(ofReader, webhook))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("why"),
});
