import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { verifyEmail } from "../mails.ts";

export default mailView(verifyEmail, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props }) => t("preview", { minutes: props.minutes }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t(props.note ? "textBySen" : "text", { minutes: props.minutes })}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailButton href={link(`${props.isAdmin ? "/admin" : ""}/verify-email?token=${props.proof}`)}>
        {t("button")}
      </MailButton>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
