import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { portalOpened } from "../mails.ts";
import { portalPath } from "../paths.ts";

export default mailView(portalOpened, {
  subject: ({ t, props: { order } }) => t("subject", { order }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, props: { agency, order, consultant, until, proof }, language, date, link }) => (
    <>
      <MailHeading>{t("title", { order })}</MailHeading>
      <MailText>{t("text", { agency })}</MailText>
      <MailButton href={link(portalPath(language, proof))}>{t("button")}</MailButton>
      <MailText>{t("code", { consultant })}</MailText>
      <MailText small>{t("until", { date: date(until) })}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
