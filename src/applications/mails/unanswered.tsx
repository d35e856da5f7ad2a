import { consolePaths } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";

interface Props {
  count: number;
  job: string;
  job_id: number;
  company_id: number;
  /** When the first of them is closed. */
  closes: string;
}

/** To a job's recruiters on the third, seventh and thirteenth day without an answer. */
function reminder(name: "unanswered_nudge" | "unanswered_waiting" | "unanswered_last_warning") {
  return {
    texts: `applications.${name}`,
    subject: ({ t, props }) => t("subject", { count: props.count, job: props.job }),
    body: ({ t, props, link, date }) => (
      <>
        <MailHeading>{t("title")}</MailHeading>
        <MailText>{t("text", { count: props.count, job: props.job, date: date(props.closes) })}</MailText>
        <MailButton href={link(consolePaths.board(props.company_id, props.job_id))}>{t("button")}</MailButton>
      </>
    ),
  } satisfies MailTemplate<Props>;
}

export const unansweredNudge = reminder("unanswered_nudge");
export const unansweredWaiting = reminder("unanswered_waiting");
export const unansweredLastWarning = reminder("unanswered_last_warning");
