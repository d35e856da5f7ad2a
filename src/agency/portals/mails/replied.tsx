import { mailView } from "#kit/mail-view.ts";
import { MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { portalReplied } from "../mails.ts";

export default mailView(portalReplied, {
  subject: ({ t, props: { order } }) => t("subject", { order }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, props: { agency, order, question, answer } }) => (
    <>
      <MailHeading>{t("subject", { order })}</MailHeading>
      <MailText>{t("asked")}</MailText>
      <MailQuote>{question}</MailQuote>
      <MailText>{t("answer", { agency })}</MailText>
      <MailQuote>{answer}</MailQuote>
      <MailText small>{t("page")}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
