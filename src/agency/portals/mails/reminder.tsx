import { mailView } from "#kit/mail-view.ts";
import { MailHeading, MailText } from "#ui/mail/parts.tsx";
import { portalReminder } from "../mails.ts";

export default mailView(portalReminder, {
  subject: ({ t, props: { order, count } }) => t("subject", { order, count }),
  preview: ({ t, props: { consultant, agency } }) => t("preview", { consultant, agency }),
  body: ({ t, props: { order, consultant, agency, names, count, sent }, date }) => (
    <>
      <MailHeading>{t("subject", { order, count })}</MailHeading>
      <MailText>{t("text", { consultant, agency })}</MailText>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people can have one name
        <MailText key={index}>{`• ${name}`}</MailText>
      ))}
      {count > names.length && <MailText>{t("more", { count: count - names.length })}</MailText>}
      <MailText>{t("page", { date: date(sent) })}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
