import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { requestRefused } from "../mails.ts";
import { adminTeamPath } from "../paths.ts";

export default mailView(requestRefused, {
  subject: ({ t, props: { act, name } }) => t("subject", { act, name }),
  preview: ({ t, props: { by } }) => t("preview", { by }),
  body: ({ t, props: { act, name, by, reason }, link }) => (
    <>
      <MailHeading>{t("subject", { act, name })}</MailHeading>
      <MailText>{t("text", { act, name, by })}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailButton href={link(adminTeamPath)}>{t("button")}</MailButton>
    </>
  ),
  appeal: true,
  reason: ({ t }) => t("reason"),
});
