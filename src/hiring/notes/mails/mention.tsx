import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { mentionedInNote } from "../mails.ts";

/** The number of characters of the preview, more than any inbox shows. */
const previewLength = 150;

export default mailView(mentionedInNote, {
  subject: ({ t, props: { by, candidate, job } }) => t("subject", { by, about: candidate ?? job }),
  preview: ({ props: { text } }) => text.slice(0, previewLength),
  body: ({ t, props: { by, candidate, job, text, path }, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{candidate ? t("applicant", { by, candidate, job }) : t("job", { by, job })}</MailText>
      <MailQuote>{text}</MailQuote>
      <MailButton href={link(path)}>{t("button")}</MailButton>
      <MailText small>{t("internal")}</MailText>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reason", { job }),
});
