import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailFacts, MailHeading, MailQuote } from "#ui/mail/parts.tsx";
import type { ThreadKind } from "../terms.ts";

interface Props {
  kind: ThreadKind;
  /** Null for whoever left no name and no address. */
  name: string | null;
  company: string | null;
  subject: string | null;
  text: string;
  due: string;
  path: string;
}

/** To the administrators: somebody waits for an answer. */
export default {
  texts: "support.new_message",
  subject: ({ t, props }) =>
    t(`subject.${props.kind}`, { name: props.name ?? "", subject: props.subject ?? props.name ?? "" }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{props.name ? t("title", { name: props.name }) : t("nobody")}</MailHeading>
      <MailFacts
        items={[
          ...(props.company ? [{ label: t("company"), value: props.company }] : []),
          ...(props.subject ? [{ label: t("subjectLine"), value: props.subject }] : []),
          { label: t("due"), value: date(props.due, "time") },
        ]}
      />
      <MailQuote>{props.text}</MailQuote>
      <MailButton href={link(props.path)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
} satisfies MailTemplate<Props>;
