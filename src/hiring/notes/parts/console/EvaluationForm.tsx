import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { Kit } from "#hiring/interview-kits/terms.ts";
import { useInterviewName } from "#hiring/interviews/parts/use-interview-name.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { KeepsTyped, useTypedContext } from "#ui/form/KeepsTyped.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { useToast } from "#ui/toasts.tsx";
import { mostSkills, noteMax, ratings, recommendations, skillNameMax } from "../../terms.ts";
import { KitAnswers, KitChanged, KitRatings } from "./KitFields.tsx";
import { kitRows } from "./kit-rows.ts";
import type { EvaluationsView, EvaluationView, NotesReply, Subjects } from "./notes-view.ts";

interface Props {
  path: string;
  /** The evaluation that is edited; null for a new one. */
  own: EvaluationView | null;
  /** The id of the initial interview of a new evaluation; null for the applicant as a whole. */
  about: string | null;
  /** Whether the form is about that interview only. */
  fixed: boolean;
  /** The interviews that a new evaluation can be about. */
  interviews: Subjects;
  /** The kits of the interviews, by the interview’s id. */
  kits: EvaluationsView["kits"];
  /** The skills of the job, which are offered for rating in interviews without a kit. */
  jobSkills: readonly string[];
  reply: NotesReply | undefined;
  onDone?: (() => void) | undefined;
}

/** The interview that a form is about, with the kit as it was when the form was opened. */
interface Opened {
  subject: string | null;
  kit: Kit | null;
}

/** The form for the reader's evaluation of an applicant. What was typed by an earlier kit appears with that kit. */
export function EvaluationForm(props: Props) {
  const draft = `feedback:${props.path}:${props.about}`;
  const typed = useTypedContext<Opened>(draft);
  const kept = props.own ? null : typed;
  return <FormOf key={kept ? "kept" : "new"} {...props} kept={kept} draft={draft} />;
}

function FormOf(props: Props & { kept: Opened | null; draft: string }) {
  const { path, own, about, fixed, interviews, kits, jobSkills, reply, onDone, kept, draft } = props;
  const openedAt = (subject: string | null): Opened => ({
    subject,
    kit: (subject === null ? null : kits[subject]) ?? null,
  });
  const [opened, setOpened] = useState(() => kept ?? openedAt(about));
  const { fetcher, isSaved } = useSavingFetcher(`evaluation ${path} ${own?.id ?? about}`, onDone);
  const answered = fetcher.data ?? reply;
  const rows = kitRows(opened.kit ?? { questions: [], attributes: [] }, own);
  // The fields for skills have no room for the attributes of a kit that the job no longer has.
  const rates = (opened.kit?.attributes.length ?? 0) > 0 || rows.skills.length > mostSkills;
  return (
    <SubmitForm
      Form={fetcher.Form}
      action={path}
      reply={answered?.form === "evaluation" ? answered.reply : null}
      values={{
        interview_id: opened.subject ?? "",
        recommendation: own?.recommendation,
        answers: rows.answers,
        skills: rates ? rows.skills : skillRows(own, jobSkills),
        text: own?.text,
      }}
      prefix="evaluation"
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="do" value="evaluate" />
      {!own && <KeepsTyped name={draft} sent={isSaved ? fetcher.data : null} context={opened} />}
      {own || fixed ? (
        <input type="hidden" name="interview_id" value={about ?? ""} />
      ) : (
        <InterviewField interviews={interviews} onChange={(subject) => setOpened(openedAt(subject))} />
      )}
      <KitChanged opened={opened.kit} now={openedAt(opened.subject).kit} />
      <KitAnswers key={`answers ${opened.subject}`} answers={rows.answers} />
      {rates ? <KitRatings key={`ratings ${opened.subject}`} skills={rows.skills} /> : <SkillFields />}
      <Judgement />
      <Buttons isNew={!own} busy={fetcher.state !== "idle"} onCancel={onDone} />
    </SubmitForm>
  );
}

function Buttons({
  isNew,
  busy,
  onCancel,
}: {
  isNew: boolean;
  busy: boolean;
  onCancel: (() => void) | undefined;
}) {
  const t = useTranslations("notes.console.feedback");
  return (
    <div className="flex justify-end gap-3">
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {t(isNew ? "send" : "save")}
      </Button>
    </div>
  );
}

/** The recommendation and its reasons. */
function Judgement() {
  const t = useTranslations("notes.console.feedback");
  const labels = useTranslations("notes.labels.recommendation");
  return (
    <>
      <FieldSet label={t("recommendation")} name="recommendation" required>
        <RadioGroup
          row
          options={recommendations
            .map(({ id, key }) => ({ value: String(id), label: labels(key) }))
            .toReversed()}
        />
      </FieldSet>
      <Field label={t("words")} name="text" help={t("wordsHelp")} optional>
        <Textarea rows={3} limit={noteMax} />
      </Field>
    </>
  );
}

/** Returns the fetcher of the form. `onDone` is called after each evaluation that was saved. */
function useSavingFetcher(key: string, onDone: (() => void) | undefined) {
  const fetcher = useFetcher<NotesReply>({ key });
  const toast = useToast();
  const t = useTranslations("notes.console.feedback");
  const saved = useEffectEvent(() => onDone?.());
  const confirm = useEffectEvent(() => toast.show({ tone: "success", text: t("saved") }));
  const accepted = fetcher.data?.form === "evaluation" && !fetcher.data.reply ? fetcher.data : null;
  const isSaved = fetcher.state === "idle" && accepted !== null;
  // The form may be gone when the page has loaded its evaluation.
  const before = useRef(accepted);
  useEffect(() => {
    if (accepted && accepted !== before.current) confirm();
    before.current = accepted;
  }, [accepted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved, fetcher.data]);
  return { fetcher, isSaved };
}

/** Returns the rated skills, then the other skills of the job. */
function skillRows(own: EvaluationView | null, jobSkills: readonly string[]) {
  const rated = own?.skills ?? [];
  const others = jobSkills.filter((name) => !rated.some((skill) => skill.name === name));
  return [...rated, ...others.map((name) => ({ name, rating: null }))].slice(0, mostSkills);
}

function InterviewField({
  interviews,
  onChange,
}: {
  interviews: Subjects;
  onChange: (interview: string | null) => void;
}) {
  const t = useTranslations("notes.console.feedback");
  const nameOf = useInterviewName();
  if (interviews.open.length === 0) return null;
  return (
    <Field label={t("interview")} name="interview_id">
      <Select
        {...(interviews.whole && { placeholder: t("interviewNone") })}
        options={interviews.open.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}

function SkillFields() {
  const t = useTranslations("notes.console.feedback");
  const options = ratings.map((rating) => ({ value: String(rating), label: "★".repeat(rating) }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t("skills")}</legend>
      <p className="text-sm text-ink-500">{t("skillsHelp", { max: String(mostSkills) })}</p>
      {Array.from({ length: mostSkills }, (_, index) => {
        const number = String(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are as many as there may be skills
          <div key={index} className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-2">
            <Field label={t("skill", { number })} name={`skills[${index}].name`} hideLabel>
              <TextInput maxLength={skillNameMax} placeholder={t("skill", { number })} />
            </Field>
            <Field label={t("rating", { number })} name={`skills[${index}].rating`} hideLabel>
              <Select placeholder={t("notRated")} options={options} />
            </Field>
          </div>
        );
      })}
    </fieldset>
  );
}
