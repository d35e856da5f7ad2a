import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { confirmationWantedMail } from "../mails.ts";
import { adminTeamPath } from "../paths.ts";

export default mailView(confirmationWantedMail, {
  subject: ({ t, props: { name } }) => t("subject", { name }),
  preview: ({ t, props, date }) => t("preview", { by: props.by, date: date(props.until) }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { name: props.name, email: props.email, by: props.by })}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailButton href={link(adminTeamPath)}>{t("button")}</MailButton>
      <MailText small>{t("until", { date: date(props.until) })}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
