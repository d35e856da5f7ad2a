import { jobPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

/** A job passed its review and is public. */
export default {
  texts: "jobs.job_approved",
  subject: ({ t, props }) => t("subject", { job: props.job }),
  body: ({ t, props, language, link, date }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { name: props.name, date: date(props.expiresAt) })}</MailText>
      <MailButton href={link(jobPath(language, props.slug))}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<{ name: string; job: string; slug: string; expiresAt: string }>;
