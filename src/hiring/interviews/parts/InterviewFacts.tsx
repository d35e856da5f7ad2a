import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { useDate } from "#ui/use-date.ts";
import type { InterviewStatus } from "../lifecycle.ts";
import { kindOf, type Response, roundKeys } from "../terms.ts";
import type { OwnInterview } from "./interview-view.ts";

const statusTones: Record<InterviewStatus, Tone> = {
  scheduled: "info",
  rescheduled: "info",
  completed: "success",
  no_show: "warning",
  canceled: "neutral",
};
const responseTones: Record<Response, Tone> = {
  pending: "neutral",
  accepted: "success",
  declined: "danger",
  proposed_new_time: "warning",
};

/** Shows the answer of the candidate to a future interview, or the outcome of another one. */
export function InterviewBadge({ status, response }: { status: InterviewStatus; response: Response }) {
  const t = useTranslations("interviews.labels");
  const isAhead = status === "scheduled" || status === "rescheduled";
  return isAhead ? (
    <Badge tone={responseTones[response]}>{t(`response.${response}`)}</Badge>
  ) : (
    <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
  );
}

/** Shows the day and time as a heading, then round, duration, kind and location. */
export function InterviewFacts({
  interview,
  level: Heading = "h3",
  dayIsSaid = false,
}: {
  interview: Pick<OwnInterview["attributes"], "starts_at" | "duration" | "type" | "round" | "location">;
  level?: "h1" | "h2" | "h3";
  /** Whether the list has headings for days, so that only the time is shown. */
  dayIsSaid?: boolean;
}) {
  const t = useTranslations("interviews.labels");
  const at = useDate(dayIsSaid ? "clock" : "weekday");
  const { round, duration, location } = interview;
  const { key, needs } = kindOf(interview.type);
  const roundKey = round === null ? undefined : roundKeys[round - 1];
  const isLink = needs !== "phone" && /^https?:\/\//.test(location);
  return (
    <>
      <Heading className="font-semibold first-letter:uppercase">{at(interview.starts_at)}</Heading>
      <p className="text-sm text-ink-700">
        {[roundKey && t(`round.${roundKey}`), t("minutes", { count: duration }), t(`kind.${key}`)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-sm break-words text-ink-700">
        {isLink ? (
          <a href={location} target="_blank" rel="noopener noreferrer" className="text-leaf-700 underline">
            {location}
          </a>
        ) : (
          location
        )}
      </p>
    </>
  );
}
