import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { inviteAnswered } from "../mails.ts";

export default mailView(inviteAnswered, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate ?? "", job: props.job }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title", { candidate: props.candidate ?? "" })}</MailHeading>
      <MailText>{t("text", { job: props.job })}</MailText>
      <MailButton href={link(applicantPaths.detail(ofReader, props.applicant ?? 0))}>
        {t("button")}
      </MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
