import { mailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { companyBlocked } from "../mails.ts";

export default mailView(companyBlocked, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailQuote>{props.reason}</MailQuote>
      <MailText>{t("after")}</MailText>
      <MailButton href={link(contactPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { company: props.company }),
});
