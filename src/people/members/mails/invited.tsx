import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { memberInvited } from "../mails.ts";
import { joinPath } from "../paths.ts";

export default mailView(memberInvited, {
  subject: ({ t, props: { inviter, company } }) => t("subject", { inviter, company }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.until) }),
  body: ({ t, props, link, date }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailText>
        {t(props.admin ? "asAdmin" : "asMember", {
          inviter: props.inviter,
          company: props.company,
          team: teamOf(props),
        })}
      </MailText>
      <MailText>{t("next")}</MailText>
      <MailButton href={link(`${joinPath}?token=${props.proof}`)}>{t("button")}</MailButton>
      <MailText small>{t("until", { date: date(props.until) })}</MailText>
      <MailText small>{t("ignore", { team: teamOf(props) })}</MailText>
    </>
  ),
  reason: ({ t, props: { inviter } }) => t("reason", { inviter }),
});

const teamOf = ({ agency }: { agency?: boolean }) => (agency ? "agency" : "company");
