import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { passwordChanged } from "../mails.ts";

export default mailView(passwordChanged, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props, date }) => t("preview", { at: date(props.at, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { at: date(props.at, "time") })}</MailText>
      <MailText>{t("notYou")}</MailText>
      <MailButton href={link("/forgot-password")}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
