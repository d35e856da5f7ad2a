import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { erasureWantedMail } from "../mails.ts";
import { userPaths } from "../paths.ts";

export default mailView(erasureWantedMail, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props, date }) => t("preview", { by: props.by, date: date(props.until) }),
  body: ({ t, props: { userId, by, reason, until }, link, date }) => (
    <>
      <MailHeading>{t("subject")}</MailHeading>
      <MailText>{t("text", { by })}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailButton href={link(userPaths.detail(userId))}>{t("button")}</MailButton>
      <MailText small>{t("until", { date: date(until) })}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
