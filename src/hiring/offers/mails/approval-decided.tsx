import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { approvalDecided } from "../mails.ts";

export default mailView(approvalDecided, {
  subject: ({ t, props: { decision, candidate } }) => t(`subject.${decision}`, { candidate }),
  preview: ({ t, props: { decision, by } }) => t(`preview.${decision}`, { by }),
  body: ({ t, props: { decision, candidate, by, reason, applicant }, link }) => (
    <>
      <MailHeading>{t(`subject.${decision}`, { candidate })}</MailHeading>
      <MailText>{t(`text.${decision}`, { by })}</MailText>
      {reason && <MailQuote>{reason}</MailQuote>}
      <MailButton href={link(applicantPaths.offers(ofReader, applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
