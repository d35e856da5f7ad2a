import { mailView } from "#kit/mail-view.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { jobApproved } from "../mails.ts";

export default mailView(jobApproved, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.expiresAt) }),
  body: ({ t, props, language, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { date: date(props.expiresAt) })}</MailText>
      {props.corrected && props.corrected.length > 0 && (
        <MailText>
          {`${t("corrected")} ${props.corrected.map((field) => t(`fields.${field}`)).join(", ")}.`}
        </MailText>
      )}
      <MailText>{t("share")}</MailText>
      <MailButton href={link(jobPath(language, props.slug))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("reason", { job: props.job }),
});
