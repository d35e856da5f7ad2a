import { Form as RouterForm, type useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea, TimeInput } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { InterviewBadge, InterviewFacts } from "./InterviewFacts.tsx";
import type { OwnInterview, OwnInvite } from "./interview-view.ts";

interface AnswerProps {
  /** The page that the form posts to; by default the present page. */
  action?: string;
  /** The answer that is being sent. */
  busy: string | null;
  /** The form component. Pages that stay open after an answer pass the `Form` of a fetcher. */
  Form?: typeof RouterForm | ReturnType<typeof useFetcher>["Form"];
}

/** Shows an interview to its candidate, with the answers that are possible now. */
export function OwnInterviewCard({
  interview,
  reply,
  today,
  ...answer
}: {
  interview: OwnInterview;
  reply: FormReply | null;
  today: string;
} & AnswerProps) {
  const t = useTranslations("interviews.site");
  const at = useDate("weekday");
  const { attributes } = interview;
  const { can, job, company, interviewers, message, proposed, status, response, cancel } = attributes;
  const words = status === "canceled" ? cancel?.note : message;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="mb-2 text-sm text-ink-500">{t("about", { job, company })}</p>
          <InterviewFacts interview={attributes} level="h2" />
          {interviewers.length > 0 && (
            <p className="text-sm text-ink-500">{t("with", { names: interviewers.join(", ") })}</p>
          )}
        </div>
        <InterviewBadge status={status} response={response} />
      </div>
      {status === "canceled" && <p className="text-ink-700">{t("canceled")}</p>}
      {words && <p className="whitespace-pre-line text-ink-700">{words}</p>}
      {proposed && <p className="text-ink-700">{t("asked", { when: at(proposed.starts_at) })}</p>}
      {can.answer && <AnswerButtons interview={interview} {...answer} />}
      {can.propose && <ProposalForm id={interview.id} reply={reply} today={today} {...answer} />}
    </Card>
  );
}

function AnswerButtons({
  interview: { id, attributes },
  action,
  busy,
  Form = RouterForm,
}: { interview: OwnInterview } & AnswerProps) {
  const t = useTranslations("interviews.site");
  const answers = [
    ["accept", "accepted", "primary"],
    ["decline", "declined", "secondary"],
  ] as const;
  return (
    <Form method="post" action={action} className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      {answers.map(
        ([answer, response, variant]) =>
          attributes.response !== response && (
            <Button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              variant={variant}
              busy={busy === answer}
            >
              {t(answer)}
            </Button>
          ),
      )}
    </Form>
  );
}

function ProposalForm({
  id,
  reply,
  today,
  action,
  busy,
  Form = RouterForm,
}: { id: string; reply: FormReply | null; today: string } & AnswerProps) {
  const t = useTranslations("interviews.site");
  return (
    <details open={Boolean(reply?.error)}>
      <summary className="cursor-pointer py-1 text-sm font-semibold text-leaf-700">{t("propose")}</summary>
      <SubmitForm Form={Form} reply={reply} action={action} prefix={id} className="mt-3 flex flex-col gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="answer" value="propose" />
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
          <Field name="date" label={t("date")} required>
            <DateInput first={today} />
          </Field>
          <Field name="time" label={t("time")} required>
            <TimeInput />
          </Field>
        </div>
        <Field name="note" label={t("note")} optional>
          <Textarea rows={2} limit={500} />
        </Field>
        <Button type="submit" variant="secondary" className="self-start" busy={busy === "propose"}>
          {t("proposeSend")}
        </Button>
      </SubmitForm>
    </details>
  );
}

/** Shows the offered times, of which the candidate chooses one. */
export function SlotsCard({
  invite: { id, attributes },
  problem,
  action,
  busy,
  Form = RouterForm,
}: {
  invite: OwnInvite;
  problem: string | null;
  action?: string;
  busy: boolean;
  Form?: typeof RouterForm | ReturnType<typeof useFetcher>["Form"];
}) {
  const t = useTranslations("interviews.site");
  const labels = useTranslations("interviews.labels");
  const at = useDate("weekday");
  const { slots, job, company, message, duration, location } = attributes;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("choose")}</h2>
      <p className="text-ink-700">{t("chooseText", { company, job })}</p>
      <p className="text-sm break-words text-ink-700">
        {labels("minutes", { count: duration })} · {location}
      </p>
      {message && <p className="whitespace-pre-line text-ink-700">{message}</p>}
      {problem && (
        <p role="alert" className="text-danger-700">
          {problem}
        </p>
      )}
      {slots.length === 0 ? (
        <p className="text-ink-700">{t("noneLeft")}</p>
      ) : (
        <Form method="post" action={action} className="flex flex-wrap gap-2">
          <input type="hidden" name="invite" value={id} />
          {slots.map((slot) => (
            <Button
              key={slot}
              type="submit"
              name="starts_at"
              value={slot}
              variant="secondary"
              disabled={busy}
            >
              <span className="first-letter:uppercase">{at(slot)}</span>
            </Button>
          ))}
        </Form>
      )}
    </Card>
  );
}
