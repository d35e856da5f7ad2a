import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { consolePaths } from "../console-paths.ts";
import { jobPromoted } from "../mails.ts";

export default mailView(jobPromoted, {
  subject: ({ t, props: { change, job } }) => t(`subject.${change}`, { job }),
  preview: ({ t, props: { change } }) => t(`text.${change}`),
  body: ({ t, props: { job, jobId, change, reason }, link }) => (
    <>
      <MailHeading>{t(`subject.${change}`, { job })}</MailHeading>
      <MailText>{t(`text.${change}`)}</MailText>
      <MailText>{t("because")}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailButton href={link(consolePaths.preview(ofReader, jobId))}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t, props: { job } }) => t("why", { job }),
});
