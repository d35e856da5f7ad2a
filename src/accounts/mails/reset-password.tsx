import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** A single-use link to set a new password. */
export default {
  texts: "accounts.reset_password",
  subject: ({ t }) => t("subject"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { minutes: props.minutes })}</MailText>
      <MailButton href={link(`/forgot-password/reset-password?token=${props.proof}`)}>
        {t("button")}
      </MailButton>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
} satisfies MailTemplate<{ name: string; proof: string; minutes: number }>;
