import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { profileRequested } from "../mails.ts";
import { invitesPath } from "../paths.ts";

export default mailView(profileRequested, {
  subject: ({ t, props: { agency } }) => t("subject", { agency }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, props: { agency, days, message, expires }, link, date }) => (
    <>
      <MailHeading>{t("title", { agency })}</MailHeading>
      {message && <MailQuote>{message}</MailQuote>}
      <MailText>{t("text", { agency, days })}</MailText>
      <MailText>{t("clients", { agency })}</MailText>
      <MailText>{t("until", { when: date(expires) })}</MailText>
      <MailButton href={link(invitesPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
