import { mailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { userChanged } from "../mails.ts";

export default mailView(userChanged, {
  subject: ({ t, props: { change } }) => t("subject", { change }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { change, reason }, link }) => (
    <>
      <MailHeading>{t("subject", { change })}</MailHeading>
      <MailText>{t("text", { change })}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{t("appeal")}</MailText>
      <MailButton href={link(contactPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
