import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { interviewChanged } from "../mails.ts";
import { answerPath } from "../paths.ts";
import { eventOf, InterviewTable, weekday } from "./parts.tsx";

export default mailView(interviewChanged, {
  subject: ({ t, props: { change, job, company, starts_at }, language }) =>
    t(`subject.${change}`, { job, company, when: weekday(starts_at, language) }),
  preview: ({ t, props, language }) => t("preview", { when: weekday(props.starts_at, language) }),
  body: ({ t, props, language, link }) => {
    const ahead = props.change !== "canceled";
    const isDue = ahead && !props.accepted;
    return (
      <>
        <MailHeading>{t(`title.${props.change}`, { company: props.company })}</MailHeading>
        <MailText>
          {props.round ? `${t(`round.${props.round}`)} · ` : ""}
          {props.job} · {props.company}
        </MailText>
        <InterviewTable said={{ t, language }} facts={props} times={[props.starts_at]} />
        {props.message && <MailQuote>{props.message}</MailQuote>}
        <MailButton href={link(`${answerPath}?token=${props.proof}`)}>
          {t(isDue ? "button.answer" : "button.see")}
        </MailButton>
        {ahead && <MailText small>{t(isDue ? "noLogin" : "noLoginAccepted")}</MailText>}
      </>
    );
  },
  reason: ({ t, props: { company, job } }) => t("reason", { company, job }),
  calendar: ({ t, props, link, envelope }) =>
    eventOf(props, {
      summary: t("event", { job: props.job, company: props.company }),
      description: props.change === "canceled" ? "" : (props.message ?? ""),
      url: link(
        props.application === null
          ? `${answerPath}?token=${props.proof}`
          : ownApplicationPath(props.application),
      ),
      envelope,
    }),
});
