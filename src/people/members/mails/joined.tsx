import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { memberJoinedMail } from "../mails.ts";
import { teamPath } from "../paths.ts";

export default mailView(memberJoinedMail, {
  subject: ({ t, props: { name, company } }) => t("subject", { name, company }),
  preview: ({ t, props: { email } }) => t("preview", { email }),
  body: ({ t, props: { name, email, company }, link }) => (
    <>
      <MailHeading>{t("title", { name })}</MailHeading>
      <MailText>{t("text", { name, email, company })}</MailText>
      <MailButton href={link(teamPath(ofReader))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
