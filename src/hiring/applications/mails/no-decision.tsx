import { mailView } from "#kit/mail-view.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { noDecision } from "../mails.ts";

export default mailView(noDecision, {
  subject: ({ t, props }) => t("subject", { company: props.company }),
  preview: ({ t, props }) => t("preview", { job: props.job }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { company: props.company })}</MailText>
      <MailText>{t("fault")}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
