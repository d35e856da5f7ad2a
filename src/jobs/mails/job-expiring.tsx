import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { consolePaths } from "../paths.ts";

/** A public job ends in a few days. */
export default {
  texts: "jobs.job_expiring",
  subject: ({ t, props }) => t("subject", { job: props.job, days: props.days }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { name: props.name, date: date(props.expiresAt, "time") })}</MailText>
      <MailButton href={link(consolePaths.edit(props.companyId, props.jobId))}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<{
  name: string;
  job: string;
  companyId: number;
  jobId: number;
  expiresAt: string;
  days: number;
}>;
