import { mailView } from "#kit/mail-view.ts";
import { MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { orderOpened } from "../mails.ts";

export default mailView(orderOpened, {
  subject: ({ t, props: { agency, order } }) => t("subject", { agency, order }),
  preview: ({ t, props: { due }, date }) => t("preview", { due: date(due) }),
  body: ({ t, props: { agency, order, openings, due, lead, lead_email }, date }) => (
    <>
      <MailHeading>{order}</MailHeading>
      <MailText>{t("text", { agency, due: date(due) })}</MailText>
      <MailFacts
        items={[
          { label: t("facts.order"), value: order },
          { label: t("facts.openings"), value: String(openings) },
          { label: t("facts.due"), value: date(due) },
          ...(lead ? [{ label: t("facts.lead"), value: lead }] : []),
          ...(lead_email ? [{ label: t("facts.email"), value: lead_email }] : []),
        ]}
      />
    </>
  ),
  reason: ({ t, props: { agency } }) => t("reason", { agency }),
});
