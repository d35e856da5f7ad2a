import { consolePaths } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";

/** A job was refused: the reason, the reviewer's words, and the way to mend it. */
export default {
  texts: "jobs.job_rejected",
  subject: ({ t, props }) => t("subject", { job: props.job }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { name: props.name })}</MailText>
      <MailText>{t(`reasons.${props.reason}`)}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailText>{t("after")}</MailText>
      <MailButton href={link(consolePaths.edit(props.companyId, props.jobId))}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<{
  name: string;
  job: string;
  reason: string;
  note: string | null;
  companyId: number;
  jobId: number;
}>;
