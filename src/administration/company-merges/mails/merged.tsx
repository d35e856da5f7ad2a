import { mailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { companyMerged } from "../mails.ts";

export default mailView(companyMerged, {
  subject: ({ t, props: { loser, winner } }) => t("subject", { loser, winner }),
  preview: ({ t, props: { winner } }) => t("preview", { winner }),
  body: ({ t, props: { loser, winner, moved, reason, days }, link }) => (
    <>
      <MailHeading>{t("title", { loser, winner })}</MailHeading>
      <MailText>{moved ? t("moved", { loser, winner }) : t("joined", { loser, winner })}</MailText>
      <MailText>{t("reason")}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{t("appeal", { days })}</MailText>
      <MailButton href={link(contactPath)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { loser, winner, moved } }) => t("why", { company: moved ? loser : winner }),
});
