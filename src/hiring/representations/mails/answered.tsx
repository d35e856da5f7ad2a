import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { consentAnswered } from "../mails.ts";

export default mailView(consentAnswered, {
  subject: ({ t, props: { answer, candidate, job } }) => t(`subject.${answer}`, { candidate, job }),
  preview: ({ t, props }) => t(`preview.${props.answer}`),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>
        {t(`subject.${props.answer}`, { candidate: props.candidate, job: props.job })}
      </MailHeading>
      <MailText>{t(`preview.${props.answer}`)}.</MailText>
      <MailButton href={link(applicantPaths.detail(ofReader, props.applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reason", { job }),
});
