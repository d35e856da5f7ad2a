import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** The first mail: a link that verifies the address. */
export default {
  texts: "accounts.verify_email",
  subject: ({ t }) => t("subject"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { minutes: props.minutes })}</MailText>
      <MailButton href={link(`/verify-email?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
} satisfies MailTemplate<{ name: string; proof: string; minutes: number }>;
