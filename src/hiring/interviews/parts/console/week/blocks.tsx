import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import type { Interview } from "../../interview-view.ts";
import type { Block } from "./DayColumn.tsx";
import { clockOf, endOf, piecesOf } from "./layout.ts";

/** Busy hours of a person, as the API returns them. */
export interface Busy {
  person: number;
  starts_at: string;
  ends_at: string;
}

/** Returns the interviews of some days as blocks, which lead to their pages where the addresses are given. */
export function interviewBlocks(
  interviews: readonly Interview[],
  days: readonly string[],
  hrefOf?: (interview: Interview) => string,
): Block[] {
  return interviews.flatMap((interview) => {
    const { starts_at, duration } = interview.attributes;
    const span = { starts_at, ends_at: endOf(starts_at, duration) };
    return piecesOf(span, days).map((piece) => ({
      ...piece,
      key: `interview-${interview.id}-${piece.day}`,
      kind: "interview" as const,
      content: <InterviewBlock interview={interview} href={hrefOf?.(interview)} />,
    }));
  });
}

/** Returns busy hours as blocks that name the person. */
export function busyBlocks(
  busy: readonly Busy[],
  days: readonly string[],
  nameOf: (person: number) => string,
): Block[] {
  return busy.flatMap((hours) =>
    piecesOf(hours, days).map((piece) => ({
      ...piece,
      key: `busy-${hours.person}-${hours.starts_at}-${piece.day}`,
      kind: "busy" as const,
      content: <BusyBlock from={piece.from} to={piece.to} name={nameOf(hours.person)} />,
    })),
  );
}

const looks = {
  accepted: "border-success-600 bg-success-100",
  pending: "border-leaf-600 bg-leaf-50",
  declined: "border-danger-600 bg-danger-100",
  proposed_new_time: "border-warning-600 bg-warning-100",
} as const;

function InterviewBlock({ interview, href }: { interview: Interview; href: string | undefined }) {
  const labels = useTranslations("interviews.labels");
  const { time, applicant, job, response, status, interviewers } = interview.attributes;
  const isAhead = status === "scheduled" || status === "rescheduled";
  const says = isAhead ? labels(`response.${response}`) : labels(`status.${status}`);
  const names = interviewers.map(({ full_name }) => full_name).join(", ");
  const look = cx(
    "@container mx-0.5 block h-full overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-xs text-ink-900",
    isAhead ? looks[response] : "border-edge bg-mist",
  );
  const text = (
    <>
      <span className="block truncate font-semibold">
        <span className="@max-[5rem]:sr-only">{time} </span>
        {applicant.full_name}
      </span>
      <span className="block truncate text-ink-700">{job.title}</span>
      <span className="block truncate text-ink-700">{says}</span>
    </>
  );
  if (!href) return <p className={look}>{text}</p>;
  return (
    <Link
      to={href}
      title={[`${time} ${applicant.full_name}`, job.title, says, names].filter(Boolean).join(" · ")}
      className={cx(look, "hover:brightness-95 focus-visible:-outline-offset-2")}
    >
      {text}
    </Link>
  );
}

function BusyBlock({ from, to, name }: { from: number; to: number; name: string }) {
  const t = useTranslations("interviews.console.week");
  return (
    <p className="mx-0.5 bg-[repeating-linear-gradient(135deg,var(--color-mist)_0_6px,var(--color-line)_6px_7px)] h-full overflow-hidden rounded-sm px-1.5 py-0.5 text-xs text-ink-700">
      <span className="block truncate">{t("busy", { name })}</span>
      <span className="sr-only">{`${clockOf(from)}–${clockOf(to)}`}</span>
    </p>
  );
}
