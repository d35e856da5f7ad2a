import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { statusChanged } from "../mails.ts";

export default mailView(statusChanged, {
  subject: ({ t, props }) => t(`${props.status}.subject`, { job: props.job, company: props.company }),
  preview: ({ t, props }) => t(`${props.status}.preview`, { job: props.job, company: props.company }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t(`${props.status}.title`)}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t(`${props.status}.text`, { job: props.job, company: props.company })}</MailText>
      {props.again && <MailText>{t("again")}</MailText>}
      <MailButton href={link(ownApplicationPath(props.application))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
