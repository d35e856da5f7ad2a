import { jobsPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

interface Props {
  job: string;
  company: string;
  closes: string;
}

/** To the candidate on the seventh day: nobody has answered, and we have said so to the employer. */
export default {
  texts: "applications.still_waiting",
  subject: ({ t, props }) => t("subject", { company: props.company }),
  body: ({ t, props, link, date, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailText>{t("clock", { date: date(props.closes) })}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
