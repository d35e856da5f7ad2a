import { mailView } from "#kit/mail-view.ts";
import { MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { adminInviteRevoked } from "../mails.ts";

export default mailView(adminInviteRevoked, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props: { by } }) => t("text", { by }),
  body: ({ t, props: { by, reason } }) => (
    <>
      <MailHeading>{t("subject")}</MailHeading>
      <MailText>{t("text", { by })}</MailText>
      <MailQuote>{reason}</MailQuote>
    </>
  ),
  appeal: true,
  reason: ({ t }) => t("reason"),
});
