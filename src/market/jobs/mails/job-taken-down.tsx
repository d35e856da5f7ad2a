import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { consolePaths } from "../console-paths.ts";
import { jobTakenDown } from "../mails.ts";

export default mailView(jobTakenDown, {
  subject: ({ t, props }) => t(`${props.how}.subject`, { job: props.job }),
  preview: ({ t, props }) => t(`${props.how}.preview`),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t(`${props.how}.title`)}</MailHeading>
      <MailText>{t(`${props.how}.text`, { job: props.job })}</MailText>
      <MailText>{t(`reasons.${props.reason}`)}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailText>{t(`${props.how}.after`)}</MailText>
      <MailButton href={link(consolePaths.preview(ofReader, props.jobId))}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t, props }) => t("why", { job: props.job }),
});
