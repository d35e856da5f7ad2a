import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { accountViewedMail } from "../mails.ts";
import { ownViewsPath } from "../paths.ts";
import { viewMinutes } from "../terms.ts";

export default mailView(accountViewedMail, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props: { by } }) => t("preview", { by }),
  body: ({ t, props: { by, reason, at }, date, link }) => (
    <>
      <MailHeading>{t("subject")}</MailHeading>
      <MailText>{t("text", { by, at: date(at, "time") })}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{t("hidden", { minutes: viewMinutes })}</MailText>
      <MailButton href={link(ownViewsPath)}>{t("button")}</MailButton>
      <MailText small>{t("doubt")}</MailText>
    </>
  ),
  appeal: true,
  reason: ({ t }) => t("reason"),
});
