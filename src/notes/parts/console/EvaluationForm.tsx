import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { mostSkills, noteMax, ratings, recommendations, skillNameMax } from "../../terms.ts";
import type { EvaluationView, NotesReply } from "./notes-view.ts";

/** The reader's own judgement of an applicant. */
export function EvaluationForm({
  path,
  own,
  jobSkills,
  reply,
  onDone,
}: {
  path: string;
  own: EvaluationView | null;
  /** Offered for rating first. */
  jobSkills: readonly string[];
  reply: NotesReply | undefined;
  onDone?: () => void;
}) {
  const t = useTranslations("notes.console.feedback");
  const labels = useTranslations("notes.labels.recommendation");
  const fetcher = useFetcher<NotesReply>({ key: `evaluation ${path}` });
  const answered = fetcher.data ?? reply;
  const saved = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data?.form === "evaluation" && !fetcher.data.reply) saved();
  }, [fetcher.state, fetcher.data]);
  const rated = own?.skills ?? [];
  const offered = jobSkills.filter((name) => !rated.some((skill) => skill.name === name));
  const rows = [...rated, ...offered.map((name) => ({ name, rating: null }))].slice(0, mostSkills);
  return (
    <SubmitForm
      Form={fetcher.Form}
      action={path}
      reply={answered?.form === "evaluation" ? answered.reply : null}
      values={{ recommendation: own?.recommendation, skills: rows, text: own?.text }}
      prefix="evaluation"
    >
      <input type="hidden" name="do" value="evaluate" />
      <FieldSet label={t("recommendation")} name="recommendation" required>
        <RadioGroup
          row
          options={recommendations
            .map(({ id, key }) => ({ value: String(id), label: labels(key) }))
            .toReversed()}
        />
      </FieldSet>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 text-sm font-semibold">{t("skills")}</legend>
        <p className="text-sm text-ink-500">{t("skillsHelp", { max: String(mostSkills) })}</p>
        {Array.from({ length: mostSkills }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are as many as there may be skills
          <div key={index} className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-2">
            <Field label={t("skill", { number: String(index + 1) })} name={`skills[${index}].name`} hideLabel>
              <TextInput maxLength={skillNameMax} placeholder={t("skill", { number: String(index + 1) })} />
            </Field>
            <Field
              label={t("rating", { number: String(index + 1) })}
              name={`skills[${index}].rating`}
              hideLabel
            >
              <Select
                placeholder={t("notRated")}
                options={ratings.map((rating) => ({
                  value: String(rating),
                  label: "★".repeat(rating),
                }))}
              />
            </Field>
          </div>
        ))}
      </fieldset>
      <Field label={t("words")} name="text" help={t("wordsHelp")} optional>
        <Textarea rows={3} limit={noteMax} />
      </Field>
      <div className="flex justify-end gap-3">
        {own && (
          <Button variant="ghost" onClick={onDone}>
            {t("cancel")}
          </Button>
        )}
        <Button type="submit" busy={fetcher.state !== "idle"}>
          {t(own ? "save" : "send")}
        </Button>
      </div>
    </SubmitForm>
  );
}
