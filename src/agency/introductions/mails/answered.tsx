import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { introductionPaths } from "../console-paths.ts";
import { shareAnsweredMail } from "../mails.ts";

export default mailView(shareAnsweredMail, {
  subject: ({ t, props: { answer, candidate, job } }) => t(`subject.${answer}`, { candidate, job }),
  preview: ({ t, props: { by } }) => t("preview", { by }),
  body: ({ t, props: { answer, by, candidate, job, client, bps, person }, link }) => (
    <>
      <MailHeading>{t(`subject.${answer}`, { candidate, job })}</MailHeading>
      <MailText>{t(`text.${answer}`, { by, candidate, job, client, percent: bps / 100 })}</MailText>
      <MailButton
        href={link(
          answer === "accepted" ? applicantPaths.person(ofReader, person) : introductionPaths.requests("own"),
        )}
      >
        {t(`button.${answer}`)}
      </MailButton>
    </>
  ),
  reason: ({ t, props: { candidate, job } }) => t("reason", { candidate, job }),
});
