import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { chatPath } from "../paths.ts";

interface Props {
  name: string;
  by: string | null;
  texts: string[];
  proof: string;
}

/** To whoever wrote to us and is not in the chat: what was answered, and the way back. */
export default {
  texts: "support.answer",
  subject: ({ t }) => t("subject"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{props.by ? t("by", { by: props.by }) : t("byTeam")}</MailText>
      {props.texts.map((text) => (
        <MailQuote key={text}>{text}</MailQuote>
      ))}
      <MailButton href={link(`${chatPath}?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("reply")}</MailText>
    </>
  ),
  reason: ({ t }) => t("reason"),
} satisfies MailTemplate<Props>;
