import { jobsPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

interface Props {
  job: string;
  company: string;
  days: number;
}

/** To the candidate when the clock closes an application: the employer's omission, in these words. */
export default {
  texts: "applications.no_response",
  subject: ({ t, props }) => t("subject", { company: props.company }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { company: props.company, days: props.days })}</MailText>
      <MailText>{t("fault")}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
