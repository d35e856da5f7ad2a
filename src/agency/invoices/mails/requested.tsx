import { exactSalary } from "#hiring/offers/pay.ts";
import { formatDate } from "#kit/dates.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { invoicePaths } from "../console-paths.ts";
import { paymentRequested } from "../mails.ts";

export default mailView(paymentRequested, {
  subject: ({ t, props: { kind, agency, number } }) => t(`subject.${kind}`, { agency, number }),
  preview: ({ t, props: { number } }) => t("preview", { number }),
  body: ({ t, language, link, props }) => (
    <>
      <MailHeading>{t(`subject.${props.kind}`, { agency: props.agency, number: props.number })}</MailHeading>
      <MailFacts
        items={[
          { label: t("number"), value: props.number },
          { label: t("total"), value: exactSalary(props.total, props.currency, language) },
          { label: t("due"), value: formatDate(props.due_date, "day", language) },
        ]}
      />
      <MailButton href={link(invoicePaths.linkedPdf(props.proof, language))}>{t("button")}</MailButton>
      <MailText small>{t("note")}</MailText>
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
