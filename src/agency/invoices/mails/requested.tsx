import { exactSalary } from "#hiring/offers/pay.ts";
import { formatDate } from "#kit/dates.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { invoicePaths } from "../console-paths.ts";
import { paymentRequested } from "../mails.ts";

export default mailView(paymentRequested, {
  subject: ({ t, props: { kind, agency, number } }) => t(`subject.${kind}`, { agency, number }),
  preview: ({ t, props: { number } }) => t("preview", { number }),
  body: ({ t, language, link, props }) => {
    const money = (amount: number) => exactSalary(amount, props.currency, language);
    return (
      <>
        <MailHeading>
          {t(`subject.${props.kind}`, { agency: props.agency, number: props.number })}
        </MailHeading>
        <MailFacts
          items={[
            { label: t("number"), value: props.number },
            ...(props.original === null ? [] : [{ label: t("original"), value: props.original }]),
            ...(props.change === null
              ? []
              : [
                  { label: t(props.change < 0 ? "lowered" : "raised"), value: money(Math.abs(props.change)) },
                ]),
            { label: t(props.total < 0 ? "returned" : "total"), value: money(Math.abs(props.total)) },
            ...(props.total > 0
              ? [{ label: t("due"), value: formatDate(props.due_date, "day", language) }]
              : []),
          ]}
        />
        <MailButton href={link(invoicePaths.linkedPdf(props.proof, language))}>{t("button")}</MailButton>
        <MailText small>{t("note")}</MailText>
      </>
    );
  },
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
