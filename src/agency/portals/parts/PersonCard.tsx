import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { ClientAnswer } from "#agency/introductions/terms.ts";
import type { FormReply } from "#kit/form.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { useStageName } from "./use-stage-name.ts";

/** A person in a portal, as the page has it. */
export interface IntroducedView {
  code: string;
  name: string | null;
  job_title: string | null;
  summary: string | null;
  stage: number;
  since: string;
  waits: {
    side: "client" | "agency" | "candidate";
    about: "introduction" | "interview" | "offer";
    since: string;
    working_days: number;
  } | null;
  interview_at: string | null;
  answer: { verdict: ClientAnswer; reason: string | null; at: string } | null;
  version: number;
  has_document: boolean;
}

/** A person whom the agency introduced: the stage, whose turn it is, and the contact's answer. */
export function PersonCard({ person, reply }: { person: IntroducedView; reply: FormReply | null }) {
  const t = useTranslations("portals.site");
  const stageName = useStageName();
  const day = useDate("day");
  const weekday = useDate("weekday");
  const { code, name, job_title, summary, stage, since, interview_at, answer, waits } = person;
  const isOurTurn = waits?.side === "client";
  const shownName = name ?? t("person.anonymous", { code });
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg font-semibold break-words">{shownName}</h2>
          {job_title && <p className="break-words text-ink-700">{job_title}</p>}
        </div>
        <Badge tone={isOurTurn ? "warning" : "neutral"}>{stageName(stage)}</Badge>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        {waits && <Waiting waits={waits} />}
        {interview_at && <p>{t("person.interview", { date: weekday(interview_at) })}</p>}
        <p className="text-ink-500">{t("person.since", { stage: stageName(stage), date: day(since) })}</p>
      </div>
      {summary && (
        <div>
          <h3 className="text-sm font-semibold">{t("person.summary")}</h3>
          <p className="mt-1 whitespace-pre-line break-words">{summary}</p>
        </div>
      )}
      {person.has_document && <DocumentLink code={code} name={shownName} />}
      {answer && <Given answer={answer} />}
      {answer && !isOurTurn ? (
        <details open={reply !== null || undefined}>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-leaf-700">
            {t("answer.change")}
          </summary>
          <AnswerForm person={person} reply={reply} />
        </details>
      ) : (
        <AnswerForm person={person} reply={reply} />
      )}
    </Card>
  );
}

/** Leads to the document below the address of the portal, which stays the one of the shown order. */
function DocumentLink({ code, name }: { code: string; name: string }) {
  const t = useTranslations("portals.site.document");
  const { pathname, search } = useLocation();
  return (
    <Button
      to={{ pathname: `${pathname}/${code}`, search }}
      variant="secondary"
      icon="eye"
      aria-label={t("openOf", { name })}
      className="self-start"
    >
      {t("open")}
    </Button>
  );
}

function Waiting({ waits }: { waits: NonNullable<IntroducedView["waits"]> }) {
  const t = useTranslations("portals.site");
  const day = useDate("wholeDay");
  const { side, about, since, working_days: days } = waits;
  const text = t(`waits.${side}.${about}`, { date: day(since) });
  return (
    <p className={side === "client" ? "font-semibold text-warning-600" : undefined}>
      {days > 0 ? `${text}, ${t("workingDays", { days })}` : text}
    </p>
  );
}

const tones: Record<ClientAnswer, Tone> = { fit: "success", maybe: "warning", no: "danger" };

function Given({ answer: { verdict, reason, at } }: { answer: NonNullable<IntroducedView["answer"]> }) {
  const t = useTranslations("portals.site");
  const labels = useTranslations("portals.labels.verdict");
  const day = useDate("day");
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={tones[verdict]}>{labels(verdict)}</Badge>
      <p className="text-sm text-ink-500">{t("answer.given", { date: day(at), verdict: labels(verdict) })}</p>
      {reason && <p className="whitespace-pre-line break-words">{reason}</p>}
    </div>
  );
}

/** The contact's answer: one press of a button, with a reason or without. */
function AnswerForm({
  person: { code, version },
  reply,
}: {
  person: IntroducedView;
  reply: FormReply | null;
}) {
  const t = useTranslations("portals.site.answer");
  const labels = useTranslations("portals.labels.verdict");
  const busy = useNavigation().state !== "idle";
  return (
    <SubmitForm reply={reply} prefix={code} preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="person" value={code} />
      <input type="hidden" name="version" value={version} />
      <Field label={t("reason")} name="reason" optional help={t("text")}>
        <Textarea rows={2} maxLength={1000} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <span className="sr-only">{t("verdict")}</span>
        {(["fit", "maybe", "no"] as const).map((verdict) => (
          <Button
            key={verdict}
            type="submit"
            name="verdict"
            value={verdict}
            variant={verdict === "fit" ? "primary" : "secondary"}
            busy={busy}
          >
            {labels(verdict)}
          </Button>
        ))}
      </div>
    </SubmitForm>
  );
}
