import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { clientBlocked } from "../mails.ts";

const stateOf = (blocked: boolean) => (blocked ? "blocked" : "open");

export default mailView(clientBlocked, {
  subject: ({ t, props: { company, blocked } }) => t("subject", { company, state: stateOf(blocked) }),
  preview: ({ t, props: { jobs, blocked } }) => t("text", { count: jobs, state: stateOf(blocked) }),
  body: ({ t, props: { company, jobs, blocked }, link }) => (
    <>
      <MailHeading>{t("subject", { company, state: stateOf(blocked) })}</MailHeading>
      <MailText>{t("text", { count: jobs, state: stateOf(blocked) })}</MailText>
      {blocked && <MailText>{t("after")}</MailText>}
      <MailButton href={link("/consultants/jobs")}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { company } }) => t("why", { company }),
});
