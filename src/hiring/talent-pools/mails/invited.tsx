import { mailView } from "#kit/mail-view.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailFootLink, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { invitedToApply } from "../mails.ts";
import { stopOneClickPath, talentPaths } from "../paths.ts";

export default mailView(invitedToApply, {
  subject: ({ t, props: { company, job } }) => t("subject", { company, job }),
  preview: ({ t, props: { company } }) => t("preview", { company }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      {props.message && <MailQuote>{props.message}</MailQuote>}
      <MailText>{t("text", { company: props.company })}</MailText>
      <MailButton href={link(`${jobPath(language, props.slug)}?utm_source=invited`)}>
        {t("button")}
      </MailButton>
    </>
  ),
  reason: ({ t, props, link }) => (
    <>
      {t("reason", { company: props.company })}
      {props.stop !== null && (
        <>
          {" "}
          <MailFootLink href={link(talentPaths.stopInvites(props.stop))}>{t("stop")}</MailFootLink>
        </>
      )}
    </>
  ),
  unsubscribe: ({ props, link }) => (props.stop === null ? undefined : link(stopOneClickPath(props.stop))),
});
