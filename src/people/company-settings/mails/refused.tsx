import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { companyRefused } from "../mails.ts";
import { settingsPath } from "../paths.ts";

export default mailView(companyRefused, {
  subject: ({ t, props: { company } }) => t("subject", { company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { company, reason, note }, link }) => (
    <>
      <MailHeading>{t("title", { company })}</MailHeading>
      <MailText>{t(`reasons.${reason}`)}</MailText>
      {note && <MailQuote>{note}</MailQuote>}
      <MailText>{t("after")}</MailText>
      <MailButton href={link(`${settingsPath(ofReader)}#verification`)}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t, props: { company } }) => t("why", { company }),
});
