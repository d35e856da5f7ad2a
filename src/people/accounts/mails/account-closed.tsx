import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { accountClosed } from "../mails.ts";

export default mailView(accountClosed, {
  subject: ({ t }) => t("subject"),
  preview: ({ t, props, date }) => t("preview", { at: date(props.at, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>
        {t(props.reason ? "textEarly" : "text", { email: props.email, at: date(props.at, "time") })}
      </MailText>
      {props.reason && <MailQuote>{props.reason}</MailQuote>}
      <MailText>{t("removed")}</MailText>
      <MailText>{t("kept")}</MailText>
      <MailButton href={link("/private-policy")}>{t("button")}</MailButton>
      <MailText small>{t("notYou")}</MailText>
    </>
  ),
  appeal: ({ props }) => props.reason !== undefined,
  reason: ({ t }) => t("reason"),
});
