import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { dataGoes } from "../mails.ts";

export default mailView(dataGoes, {
  subject: ({ t, props, date }) => t("subject", { job: props.job, date: date(props.goes) }),
  preview: ({ t, props }) => t("preview", { company: props.company }),
  body: ({ t, props, link, date, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { job: props.job, company: props.company, date: date(props.goes) })}</MailText>
      <MailText>{t("choice", { company: props.company })}</MailText>
      <MailButton href={link(ownApplicationPath(props.application))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
