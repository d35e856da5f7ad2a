import { mailView } from "#kit/mail-view.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { invited } from "../mails.ts";
import { invitesPath } from "../paths.ts";

export default mailView(invited, {
  subject: ({ t, props: { company, agency, job } }) => t("subject", { company: agency ?? company, job }),
  preview: ({ t, props: { company, agency } }) => t("preview", { company: agency ?? company }),
  body: ({ t, props, link, language, date }) => (
    <>
      <MailHeading>{t("title", { company: props.agency ?? props.company })}</MailHeading>
      {/* A confidential job names the agency as its company. */}
      {props.agency && props.agency !== props.company && (
        <MailText>{t("client", { agency: props.agency, company: props.company })}</MailText>
      )}
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      {props.message && <MailQuote>{props.message}</MailQuote>}
      <MailText>{t("text", { company: props.agency ?? props.company })}</MailText>
      <MailText>{t("until", { when: date(props.expires) })}</MailText>
      <MailButton href={link(invitesPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t(props.agency ? "agencyReason" : "reason"),
});
