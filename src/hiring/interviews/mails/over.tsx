import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailFootLink, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { interviewOver } from "../mails.ts";

export default mailView(interviewOver, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate }),
  preview: ({ t, props }) => t("preview", { job: props.job }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("subject", { candidate: props.candidate })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailButton href={link(feedbackPath(ofReader, props.interview))}>{t("button")}</MailButton>
      <MailText small>
        <MailFootLink href={link(applicantPaths.detail(ofReader, props.applicant))}>{t("open")}</MailFootLink>
      </MailText>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reasonStaff", { job }),
});
