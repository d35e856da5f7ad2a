import { headhuntPaths } from "#front/site/paths.ts";
import { formatDate } from "#kit/dates.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { probationFailed } from "../mails.ts";

export default mailView(probationFailed, {
  subject: ({ t, props: { job } }) => t("subject", { job }),
  preview: ({ t, props: { agency } }) => t("preview", { agency }),
  body: ({ t, language, link, props: { agency, job, left_on } }) => (
    <>
      <MailHeading>{t("subject", { job })}</MailHeading>
      <MailText>{t("left", { job, date: formatDate(left_on, "day", language) })}</MailText>
      <MailText>{t("remedies", { agency })}</MailText>
      <MailText>{t("answer", { agency })}</MailText>
      <MailButton href={link(headhuntPaths.own[language])}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
