import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { companyVerified } from "../mails.ts";
import { settingsPath } from "../paths.ts";

export default mailView(companyVerified, {
  subject: ({ t, props: { company } }) => t("subject", { company }),
  preview: ({ t }) => t("preview"),
  body: ({ t, props: { company, company_id }, link }) => (
    <>
      <MailHeading>{t("title", { company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailText>{t("fixed")}</MailText>
      <MailButton href={link(settingsPath(company_id))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { company } }) => t("why", { company }),
});
