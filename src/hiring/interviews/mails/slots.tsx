import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { slotsOffered } from "../mails.ts";
import { answerPath } from "../paths.ts";
import { InterviewTable } from "./parts.tsx";

export default mailView(slotsOffered, {
  subject: ({ t, props: { job, company } }) => t("subject", { job, company }),
  preview: ({ t, props }) => t("preview", { count: props.slots.length }),
  body: ({ t, props, language, link }) => (
    <>
      <MailHeading>{t("title", { company: props.company })}</MailHeading>
      <MailText>{t("text")}</MailText>
      <InterviewTable said={{ t, language }} facts={props} times={props.slots} />
      {props.message && <MailQuote>{props.message}</MailQuote>}
      <MailButton href={link(`${answerPath}?token=${props.proof}`)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { company, job } }) => t("reason", { company, job }),
});
