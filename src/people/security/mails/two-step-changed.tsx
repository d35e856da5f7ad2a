import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { twoStepChanged } from "../mails.ts";

export default mailView(twoStepChanged, {
  subject: ({ t, props }) => t(`${props.change}.subject`),
  preview: ({ t, props, date }) => t("preview", { at: date(props.at, "time") }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t(`${props.change}.subject`)}</MailHeading>
      <MailText>{t(`${props.change}.text`, { at: date(props.at, "time") })}</MailText>
      {props.note && <MailQuote>{props.note}</MailQuote>}
      <MailText>{t("notYou")}</MailText>
      <MailButton href={link("/forgot-password")}>{t("button")}</MailButton>
    </>
  ),
  appeal: ({ props }) => props.note !== undefined,
  reason: ({ t }) => t("reason"),
});
