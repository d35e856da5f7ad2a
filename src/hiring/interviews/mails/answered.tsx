import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { interviewAnswered } from "../mails.ts";
import { weekday } from "./parts.tsx";

export default mailView(interviewAnswered, {
  subject: ({ t, props: { response, candidate, job } }) => t(`subject.${response}`, { candidate, job }),
  preview: ({ t, props, language }) => t("preview", { when: weekday(props.starts_at, language) }),
  body: ({ t, props, language, link }) => (
    <>
      <MailHeading>
        {t(`subject.${props.response}`, { candidate: props.candidate, job: props.job })}
      </MailHeading>
      <MailText>{t("text", { when: weekday(props.starts_at, language) })}</MailText>
      {props.proposed && <MailText>{t("proposed", { when: weekday(props.proposed, language) })}</MailText>}
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailButton href={link(applicantPaths.detail(ofReader, props.applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reasonStaff", { job }),
});
