import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { portalAnswered } from "../mails.ts";

export default mailView(portalAnswered, {
  subject: ({ t, props: { verdict, candidate, order } }) => t(`subject.${verdict}`, { candidate, order }),
  preview: ({ t, props: { contact } }) => t("preview", { contact }),
  body: ({ t, props: { verdict, candidate, order, contact, reason, applicant }, link }) => (
    <>
      <MailHeading>{t(`subject.${verdict}`, { candidate, order })}</MailHeading>
      <MailText>{t("text", { contact })}</MailText>
      {reason && <MailQuote>{reason}</MailQuote>}
      <MailButton href={link(applicantPaths.detail(ofReader, applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { order } }) => t("reason", { order }),
});
