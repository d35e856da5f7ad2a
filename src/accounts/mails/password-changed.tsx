import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** Tells the owner, who may not be the one that did it. */
export default {
  texts: "accounts.password_changed",
  subject: ({ t }) => t("subject"),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { at: date(props.at, "time") })}</MailText>
      <MailText>{t("notYou")}</MailText>
      <MailButton href={link("/forgot-password")}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<{ name: string; at: string }>;
