import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { emailChanged } from "../mails.ts";

export default mailView(emailChanged, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props, date }) => t("preview", { at: date(props.at, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { from: props.from, to: props.to, at: date(props.at, "time") })}</MailText>
      <MailText>{t("notYou")}</MailText>
      <MailButton href={link("/chat-with-support")}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
