import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { companyVerified } from "../mails.ts";
import { settingsPath } from "../paths.ts";

export default mailView(companyVerified, {
  subject: ({ t, props: { company } }) => t("subject", { company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { company }, link }) => (
    <>
      <MailHeading>{t("title", { company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailText>{t("fixed")}</MailText>
      <MailButton href={link(settingsPath(ofReader))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { company } }) => t("why", { company }),
});
