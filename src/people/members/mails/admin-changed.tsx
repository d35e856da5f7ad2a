import { mailView } from "#kit/mail-view.ts";
import { chatPath } from "#market/support/paths.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { adminChanged } from "../mails.ts";

export default mailView(adminChanged, {
  subject: ({ t, props: { change } }) => t("subject", { change }),
  preview: ({ t, props: { by } }) => t("preview", { by }),
  body: ({ t, props: { change, by, note }, link }) => (
    <>
      <MailHeading>{t("subject", { change })}</MailHeading>
      <MailText>{t("text", { change, by })}</MailText>
      {note && <MailQuote>{note}</MailQuote>}
      {change === "deactivated" ? (
        <MailButton href={link(chatPath)}>{t("support")}</MailButton>
      ) : (
        <MailButton href={link("/admin/login")}>{t("button")}</MailButton>
      )}
    </>
  ),
  appeal: true,
  reason: ({ t }) => t("reason"),
});
