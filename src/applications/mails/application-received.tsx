import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { applicationPaths } from "../paths.ts";

interface Props {
  name: string;
  job: string;
  company: string;
  application: number;
  respond_by: string;
}

/** To the candidate, at once: it has arrived, and until when the employer has to answer. */
export default {
  texts: "applications.application_received",
  subject: ({ t, props }) => t("subject", { job: props.job }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailText>{t("clock", { date: date(props.respond_by) })}</MailText>
      <MailButton href={link(applicationPaths.detail(props.application))}>{t("button")}</MailButton>
      <MailText small>{t("luck", { name: props.name })}</MailText>
    </>
  ),
} satisfies MailTemplate<Props>;
