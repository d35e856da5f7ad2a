import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { confirmAlert } from "../mails.ts";
import { alertPaths } from "../paths.ts";
import { wordsOf } from "./words.ts";

export default mailView(confirmAlert, {
  subject: ({ t, props }) => t("subject", { what: wordsOf(props, t) }),
  preview: ({ t, props }) => t("preview", { days: props.days }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { what: wordsOf(props, t), days: props.days })}</MailText>
      <MailButton href={link(alertPaths.confirm(props.proof))}>{t("button")}</MailButton>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
  // The reader of the mail may have no account, so the text does not mention one.
  reason: ({ t }) => t("reason"),
});
