import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { adminJoinedMail } from "../mails.ts";
import { adminTeamPath } from "../paths.ts";

export default mailView(adminJoinedMail, {
  subject: ({ t, props: { name } }) => t("subject", { name }),
  preview: ({ t, props: { email } }) => t("preview", { email }),
  body: ({ t, props: { name, email }, link }) => (
    <>
      <MailHeading>{t("title", { name })}</MailHeading>
      <MailText>{t("text", { name, email })}</MailText>
      <MailButton href={link(adminTeamPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
