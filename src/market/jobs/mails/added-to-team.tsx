import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { addedToJobTeam } from "../mails.ts";

export default mailView(addedToJobTeam, {
  subject: ({ t, props: { job } }) => t("subject", { job }),
  preview: ({ t, props: { by, job, role } }) => t("text", { by, job, role }),
  body: ({ t, props: { by, job, jobId, role }, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { by, job, role })}</MailText>
      <MailButton href={link(applicantPaths.board(ofReader, jobId))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reason", { job }),
});
