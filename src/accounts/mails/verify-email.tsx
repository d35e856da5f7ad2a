import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** The first mail: a link that proves that the address is the reader's. */
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
