import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { forInterviewer } from "../mails.ts";
import { interviewPaths } from "../paths.ts";
import { eventOf, InterviewTable, weekday } from "./parts.tsx";

export default mailView(forInterviewer, {
  subject: ({ t, props: { change, candidate, job } }) => t(`subject.${change}`, { candidate, job }),
  preview: ({ t, props, language }) => t("preview", { when: weekday(props.starts_at, language) }),
  body: ({ t, props, language, link }) => (
    <>
      <MailHeading>{t(`title.${props.change}`, { candidate: props.candidate })}</MailHeading>
      <MailText>
        {props.round ? `${t(`round.${props.round}`)} · ` : ""}
        {props.job}
      </MailText>
      <InterviewTable said={{ t, language }} facts={props} times={[props.starts_at]} />
      {props.change === "canceled" || props.change === "left" ? (
        // Without an interview, the reader may have no access to the applicant (decision 079).
        <MailButton href={link(interviewPaths.list(ofReader))}>{t("list")}</MailButton>
      ) : (
        <MailButton
          href={link(
            props.interview === undefined
              ? applicantPaths.detail(ofReader, props.applicant)
              : feedbackPath(ofReader, props.interview),
          )}
        >
          {t(props.interview === undefined ? "button" : "kit")}
        </MailButton>
      )}
    </>
  ),
  reason: ({ t, props: { job } }) => t("reasonStaff", { job }),
  calendar: ({ t, props, link, envelope }) =>
    eventOf(props, {
      description: "",
      summary: t("eventStaff", { candidate: props.candidate, job: props.job }),
      url: link(applicantPaths.detail(ofReader, props.applicant)),
      envelope,
    }),
});
