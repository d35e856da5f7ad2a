import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { applicationReceived } from "../mails.ts";

export default mailView(applicationReceived, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t, props, date }) => t("preview", { company: props.company, date: date(props.respond_by) }),
  body: ({ t, props, link, date, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailText>{t("clock", { date: date(props.respond_by) })}</MailText>
      <MailButton href={link(ownApplicationPath(props.application))}>{t("button")}</MailButton>
      <MailText small>{t("luck")}</MailText>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
