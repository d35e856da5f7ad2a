import { mailView } from "#kit/mail-view.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { noResponse } from "../mails.ts";

export default mailView(noResponse, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t, props }) => t("preview", { job: props.job }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { company: props.company, days: props.days })}</MailText>
      <MailText>{t("fault")}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
