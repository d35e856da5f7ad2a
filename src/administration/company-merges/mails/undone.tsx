import { mailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { mergeUndone } from "../mails.ts";

export default mailView(mergeUndone, {
  subject: ({ t, props: { loser, winner } }) => t("subject", { loser, winner }),
  preview: ({ t, props: { loser } }) => t("preview", { loser }),
  body: ({ t, props: { loser, winner, reason }, link }) => (
    <>
      <MailHeading>{t("title", { loser, winner })}</MailHeading>
      <MailText>{t("text", { loser, winner })}</MailText>
      <MailText>{t("reason")}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{t("appeal")}</MailText>
      <MailButton href={link(contactPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("why"),
});
