import { mailView } from "#kit/mail-view.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailFootLink, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { interviewOver } from "../mails.ts";
import { interviewPaths } from "../paths.ts";

export default mailView(interviewOver, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate }),
  preview: ({ t, props }) => t("preview", { job: props.job }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("subject", { candidate: props.candidate })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailButton href={link(interviewPaths.feedback(ofReader, props.applicant, props.interview))}>
        {t("button")}
      </MailButton>
      <MailText small>
        <MailFootLink href={link(consolePaths.applicant(ofReader, props.applicant))}>
          {t("open")}
        </MailFootLink>
      </MailText>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reasonStaff", { job }),
});
