import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { emailChangeNew } from "../mails.ts";

export default mailView(emailChangeNew, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props }) => t("preview", { hours: props.hours }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { from: props.from, to: props.to })}</MailText>
      <MailText>{t("both", { hours: props.hours })}</MailText>
      <MailButton href={link(`/change-email?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
