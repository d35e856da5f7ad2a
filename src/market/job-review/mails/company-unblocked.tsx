import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { companyUnblocked } from "../mails.ts";

export default mailView(companyUnblocked, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailQuote>{props.reason}</MailQuote>
      <MailButton href={link("/login")}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t, props }) => t("why", { company: props.company }),
});
