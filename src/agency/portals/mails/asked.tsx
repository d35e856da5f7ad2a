import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { orderPortalsPath } from "../console-paths.ts";
import { portalAsked } from "../mails.ts";

export default mailView(portalAsked, {
  subject: ({ t, props: { contact, order } }) => t("subject", { contact, order }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { contact, order, order_id, text, candidate }, link }) => (
    <>
      <MailHeading>{t("subject", { contact, order })}</MailHeading>
      {candidate && <MailText>{t("about", { candidate })}</MailText>}
      <MailQuote>{text}</MailQuote>
      <MailButton href={link(orderPortalsPath(order_id))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { order } }) => t("reason", { order }),
});
