import { consolePaths } from "#jobs/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { interviewOver } from "../mails.ts";

export default mailView(interviewOver, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate }),
  preview: ({ t, props }) => t("preview", { job: props.job }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("subject", { candidate: props.candidate })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailButton href={link(consolePaths.applicant(props.company_id, props.applicant))}>
        {t("button")}
      </MailButton>
    </>
  ),
  reason: ({ t, props: { job } }) => t("reasonStaff", { job }),
});
