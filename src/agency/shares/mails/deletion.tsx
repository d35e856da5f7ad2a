import { mailView } from "#kit/mail-view.ts";
import { MailHeading, MailText } from "#ui/mail/parts.tsx";
import { deletionAsked } from "../mails.ts";

export default mailView(deletionAsked, {
  subject: ({ t, props: { candidate, job } }) => t("subject", { candidate, job }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, props: { agency, candidate, job } }) => (
    <>
      <MailHeading>{t("title", { candidate })}</MailHeading>
      <MailText>{t("text", { candidate, job })}</MailText>
      <MailText>{t("delete", { agency })}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
