import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailCard, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { newApplicant } from "../mails.ts";

export default mailView(newApplicant, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate, job: props.job }),
  preview: ({ t, props }) => t("preview", { flags: props.flags }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailCard name={props.candidate} title={props.candidate} lines={[props.job]} />
      <MailText>{t("text", { candidate: props.candidate })}</MailText>
      {props.flags > 0 && <MailText>{t("flags", { count: props.flags })}</MailText>}
      <MailButton href={link(applicantPaths.detail(ofReader, props.applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
