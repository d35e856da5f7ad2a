import { mailView } from "#kit/mail-view.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { stillWaiting } from "../mails.ts";

export default mailView(stillWaiting, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t, props, date }) => t("preview", { job: props.job, date: date(props.closes) }),
  body: ({ t, props, link, date, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailText>{t("clock", { date: date(props.closes) })}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
