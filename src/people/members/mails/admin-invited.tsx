import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { adminInvited } from "../mails.ts";
import { adminJoinPath } from "../paths.ts";

export default mailView(adminInvited, {
  subject: ({ t, props: { inviter } }) => t("subject", { inviter }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.until) }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t(props.admin ? "asSuper" : "asAdmin", { inviter: props.inviter })}</MailText>
      <MailText>{t("next")}</MailText>
      <MailButton href={link(`${adminJoinPath}?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("until", { date: date(props.until) })}</MailText>
      <MailText small>{t("ignore")}</MailText>
    </>
  ),
  reason: ({ t, props: { inviter } }) => t("reason", { inviter }),
});
