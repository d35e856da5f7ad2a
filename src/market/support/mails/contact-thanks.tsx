import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { contactThanks } from "../mails.ts";
import { chatPath } from "../paths.ts";

export default mailView(contactThanks, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props, date }) => t("preview", { due: date(props.due, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { due: date(props.due, "time") })}</MailText>
      <MailText small>{t("yours")}</MailText>
      <MailQuote>{props.text}</MailQuote>
      <MailButton href={link(`${chatPath}?token=${props.proof}`)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
