import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { useDate } from "#ui/use-date.ts";
import { cancelReasons } from "../../terms.ts";
import { InterviewBadge, InterviewFacts } from "../InterviewFacts.tsx";
import type { Interview } from "../interview-view.ts";

/** Shows an interview to an employer: its time, people, answer and feedback. */
export function InterviewRow({
  interview: { attributes },
  href,
  dayIsSaid = href !== undefined,
  children,
}: {
  interview: Interview;
  /** The path of the applicant, in lists of interviews of several applicants. */
  href?: string;
  /** Whether the list has headings for days, so that only the time is shown. */
  dayIsSaid?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslations("interviews.console.card");
  const { applicant, job, interviewers, can } = attributes;
  return (
    <div
      className={cx(
        "flex flex-wrap items-start justify-between gap-x-4 gap-y-1",
        // In a list the row is wide, so the buttons are beside the facts of the interview.
        href && "lg:grid lg:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      <div className={cx("flex min-w-0 flex-1 basis-56 flex-col gap-1", href && "lg:row-span-2")}>
        {href && (
          <p>
            {can.read ? (
              <Link to={href} className="font-semibold text-ink-900 hover:underline">
                {applicant.full_name}
              </Link>
            ) : (
              <span className="font-semibold text-ink-900">{applicant.full_name}</span>
            )}
            <span className="text-ink-500"> · {job.title}</span>
          </p>
        )}
        <div>
          <InterviewFacts interview={attributes} dayIsSaid={dayIsSaid} />
          <p className="text-sm text-ink-500">
            {t("with", { names: interviewers.map(({ full_name }) => full_name).join(", ") })}
          </p>
        </div>
        <Remarks attributes={attributes} />
      </div>
      <span className="lg:justify-self-end">
        <InterviewBadge status={attributes.status} response={attributes.response} />
      </span>
      <div className={cx("basis-full", href && "lg:self-end")}>{children}</div>
    </div>
  );
}

/** Shows the number of feedbacks, the proposed time and the reason of a cancellation. */
function Remarks({
  attributes: { interviewers, proposed, cancel, feedback, can },
}: Pick<Interview, "attributes">) {
  const t = useTranslations("interviews.console.card");
  const labels = useTranslations("interviews.labels.cancel_reason");
  const at = useDate("weekday");
  const hasFeedback = interviewers.length > 0 && (feedback.sent > 0 || can.feedback);
  const reason = cancelReasons.find(({ id }) => id === cancel?.reason_id)?.key;
  return (
    <>
      {hasFeedback && (
        <p className="text-sm text-ink-700">{t("sent", { count: feedback.sent, of: interviewers.length })}</p>
      )}
      {proposed && (
        <p className="text-sm text-ink-900">
          {t("proposes", { when: at(proposed.starts_at) })}
          {proposed.note && <span className="block text-ink-500">{proposed.note}</span>}
        </p>
      )}
      {reason && (
        <p className="text-sm text-ink-500">
          {labels(reason)}
          {cancel?.note && ` · ${cancel.note}`}
        </p>
      )}
    </>
  );
}
