import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { cvShared } from "../mails.ts";

export default mailView(cvShared, {
  subject: ({ t, props: { candidate, job } }) => t("subject", { candidate, job }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, link, props: { consultant, agency, candidate, title, job, days, coded, path } }) => (
    <>
      <MailHeading>{title ? `${candidate}, ${title}` : candidate}</MailHeading>
      <MailText>{t("text", { consultant, agency, job })}</MailText>
      <MailButton href={link(path)}>{t("button")}</MailButton>
      {coded && <MailText>{t("coded", { consultant })}</MailText>}
      <MailText small>{t("until", { days })}</MailText>
      <MailText small>{t("personal")}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
