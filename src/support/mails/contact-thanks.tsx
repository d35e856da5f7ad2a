import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { chatPath } from "../paths.ts";

/** To whoever sent a form: it has arrived, and by when there is an answer (spec §8). */
export default {
  texts: "support.contact_thanks",
  subject: ({ t }) => t("subject"),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { due: date(props.due, "time") })}</MailText>
      <MailText small>{t("yours")}</MailText>
      <MailQuote>{props.text}</MailQuote>
      <MailButton href={link(`${chatPath}?token=${props.proof}`)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
} satisfies MailTemplate<{ name: string; text: string; due: string; proof: string }>;
