import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { MailCalendar, MailEnvelope } from "#kit/mail.ts";
import { MailFacts } from "#ui/mail/parts.tsx";
import { calendarOf } from "../calendar.ts";
import type { InterviewFacts, InterviewTerms } from "../mails.ts";

interface Said {
  t: (key: never, values?: Record<string, string | number>) => string;
  language: Language;
}
type FactKey =
  | `kind.${InterviewFacts["kind"]}`
  | `where.${InterviewFacts["kind"]}`
  | "when"
  | "minutes"
  | "how"
  | "who";

/** Shows the facts of an interview, the most important first: its time. */
export function InterviewTable({
  said,
  facts,
  times,
}: {
  said: Said;
  facts: InterviewTerms & { interviewers?: string[] };
  times: readonly string[];
}) {
  const t = said.t as unknown as (key: FactKey, values?: Record<string, string | number>) => string;
  const duration = t("minutes", { count: facts.minutes });
  return (
    <MailFacts
      items={[
        ...times.map((at) => ({ label: t("when"), value: `${weekday(at, said.language)} · ${duration}` })),
        { label: t("how"), value: t(`kind.${facts.kind}`) },
        { label: t(`where.${facts.kind}`), value: facts.location },
        ...(facts.interviewers?.length ? [{ label: t("who"), value: facts.interviewers.join(", ") }] : []),
      ]}
    />
  );
}

/** Returns a time as in "Monday 23 Nov, 09:00". */
export function weekday(at: string, language: Language): string {
  return formatDate(at, "weekday", language);
}

/** Returns the calendar attachment of a mail. All mails on an interview update the same event. */
export function eventOf(
  facts: InterviewFacts & { change: string },
  event: { summary: string; description: string; url: string; envelope: MailEnvelope },
): MailCalendar {
  const { url, summary, description, envelope } = event;
  const method = facts.change === "canceled" || facts.change === "left" ? "CANCEL" : "REQUEST";
  const content = calendarOf(
    [
      {
        interview: facts.interview,
        sequence: facts.sequence,
        minutes: facts.minutes,
        summary,
        url,
        startsAt: new Date(facts.starts_at),
        location: facts.location,
        description,
        canceled: method === "CANCEL",
      },
    ],
    { method, host: new URL(url).hostname, asOf: envelope.asOf, organizer: envelope.from, to: envelope.to },
  );
  return { method, content };
}
