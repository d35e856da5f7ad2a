import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { newMessages } from "../mails.ts";

/** The number of characters of the preview, more than any inbox shows. */
const previewLength = 150;

export default mailView(newMessages, {
  subject: ({ t, props: { from, job } }) => t("subject", { from, job }),
  preview: ({ t, props: { from, texts } }) =>
    t("preview", { from, text: (texts.at(-1) ?? "").slice(0, previewLength) }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { count: props.texts.length })}</MailHeading>
      <MailText>{t("by", { from: props.from, job: props.job })}</MailText>
      {props.texts.map((text) => (
        <MailQuote key={text}>{text}</MailQuote>
      ))}
      <MailButton href={link(props.path)}>{t("button")}</MailButton>
      <MailText small>{t("reply")}</MailText>
    </>
  ),
  reason: ({ t, props: { to, job } }) => t(`reason.${to}`, { job }),
});
