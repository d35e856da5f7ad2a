import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { accountClosing } from "../mails.ts";

export default mailView(accountClosing, {
  subject: ({ t, props, date }) => t("subject", { date: date(props.closesAt) }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { date: date(props.closesAt) })}</MailHeading>
      <MailText>{t("text", { email: props.email, at: date(props.at, "time") })}</MailText>
      <MailText>{t("keep", { at: date(props.closesAt, "time") })}</MailText>
      <MailButton href={link("/login")}>{t("button")}</MailButton>
      <MailText small>{t("notYou")}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
