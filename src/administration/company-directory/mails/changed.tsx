import { mailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { directoryChanged } from "../mails.ts";

export default mailView(directoryChanged, {
  subject: ({ t, props: { company, act } }) => t(`subject.${act}`, { company }),
  preview: ({ t, props: { act } }) => t(`text.${act}`),
  body: ({ t, props: { company, act, reason }, link }) => (
    <>
      <MailHeading>{t(`subject.${act}`, { company })}</MailHeading>
      <MailText>{t(`text.${act}`)}</MailText>
      <MailText>{t("reason")}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{t("appeal")}</MailText>
      <MailButton href={link(contactPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { company } }) => t("why", { company }),
});
