import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { answer } from "../mails.ts";
import { chatPath } from "../paths.ts";

/** The number of characters in the preview line, more than any inbox shows. */
const shown = 150;

export default mailView(answer, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props: { by, texts } }) => {
    const text = (texts.at(-1) ?? "").slice(0, shown);
    return by ? t("preview", { by, text }) : t("previewTeam", { text });
  },
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{props.by ? t("by", { by: props.by }) : t("byTeam")}</MailText>
      {props.texts.map((text) => (
        <MailQuote key={text}>{text}</MailQuote>
      ))}
      <MailButton href={link(`${chatPath}?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("reply")}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
