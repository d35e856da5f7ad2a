import { consolePaths } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

interface Props {
  candidate: string;
  job: string;
  company_id: number;
  applicant: number;
  flags: number;
}

/** To the job's recruiters: somebody has applied. */
export default {
  texts: "applications.new_applicant",
  subject: ({ t, props }) => t("subject", { candidate: props.candidate, job: props.job }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { candidate: props.candidate })}</MailText>
      {props.flags > 0 && <MailText>{t("flags", { count: props.flags })}</MailText>}
      <MailButton href={link(consolePaths.applicant(props.company_id, props.applicant))}>
        {t("button")}
      </MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
