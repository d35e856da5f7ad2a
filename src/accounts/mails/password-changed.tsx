import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** Notifies the owner, who may not have made the change. */
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
