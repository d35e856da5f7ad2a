import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailQuote } from "#ui/mail/parts.tsx";
import { newMessage } from "../mails.ts";

export default mailView(newMessage, {
  subject: ({ t, props }) =>
    t(`subject.${props.kind}`, { name: props.name ?? "", subject: props.subject ?? props.name ?? "" }),
  preview: ({ t, props, date }) => t("preview", { due: date(props.due, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{props.name ? t("title", { name: props.name }) : t("nobody")}</MailHeading>
      <MailFacts
        items={[
          ...(props.company ? [{ label: t("company"), value: props.company }] : []),
          ...(props.reason ? [{ label: t("reportReason"), value: t(`reasons.${props.reason}`) }] : []),
          ...(props.subject ? [{ label: t("subjectLine"), value: props.subject }] : []),
          { label: t("due"), value: date(props.due, "time") },
        ]}
      />
      {props.text && <MailQuote>{props.text}</MailQuote>}
      <MailButton href={link(props.path)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
