import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { companyUnblocked } from "../mails.ts";

export default mailView(companyUnblocked, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailButton href={link("/login")}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { company: props.company }),
});
