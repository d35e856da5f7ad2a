import { useTranslations } from "use-intl";
import { Button, IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { caps, questionTypes } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { emptyQuestion, type QuestionValues } from "../values.ts";
import { Part, Row } from "./Part.tsx";

/** Up to five questions that applicants answer (decisions §13). */
export function Questions({ values, set, errors }: PartProps) {
  const t = useTranslations("jobs.console.form");
  const { questions } = values;
  const change = (next: readonly QuestionValues[]) => set({ questions: next });
  return (
    <Part step="questions">
      {questions.length === 0 && <p className="text-sm text-ink-500">{t("noQuestions")}</p>}
      {questions.map((question, index) => (
        <QuestionBoxes
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name, and its boxes are controlled
          key={index}
          index={index}
          question={question}
          errors={errors}
          onChange={(part) =>
            change(questions.map((other, at) => (at === index ? { ...other, ...part } : other)))
          }
          onRemove={() => change(questions.filter((_, at) => at !== index))}
        />
      ))}
      {questions.length < caps.questions && (
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          className="self-start"
          onClick={() => change([...questions, emptyQuestion])}
        >
          {t("addQuestion")}
        </Button>
      )}
    </Part>
  );
}

function QuestionBoxes({
  index,
  question,
  errors,
  onChange,
  onRemove,
}: {
  index: number;
  question: QuestionValues;
  errors: PartProps["errors"];
  onChange: (part: Partial<QuestionValues>) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("jobs.console.form");
  const box = (name: keyof QuestionValues) => ({
    name: `questions/${index}/${name}`,
    error: errors[`questions/${index}/${name}`],
  });
  return (
    <fieldset className="relative flex min-w-0 flex-col gap-4 rounded-lg border border-line p-4">
      <legend className="float-left mb-2 w-full pr-10 text-sm font-semibold">
        {t("question", { number: index + 1 })}
      </legend>
      <span className="absolute top-2 right-2">
        <IconButton
          icon="trash"
          size="sm"
          label={t("removeQuestion", { number: index + 1 })}
          onClick={onRemove}
        />
      </span>
      <Field {...box("text")} label={t("questionText")} required>
        <TextInput
          value={question.text}
          onChange={(event) => onChange({ text: event.target.value })}
          maxLength={250}
          placeholder={t("questionTextPlaceholder")}
          autoComplete="off"
        />
      </Field>
      <Row>
        <Field {...box("type")} label={t("questionType")}>
          <Select
            value={question.type}
            onChange={(event) => onChange({ type: event.target.value })}
            options={questionTypes.map((value) => ({ value, label: t(`questionTypes.${value}`) }))}
          />
        </Field>
        {question.type === "number" && (
          <Field {...box("min")} label={t("questionMin")} help={t("questionMinHelp")} optional>
            <TextInput
              inputMode="numeric"
              value={question.min}
              onChange={(event) => onChange({ min: event.target.value.trim() })}
              maxLength={12}
              autoComplete="off"
            />
          </Field>
        )}
      </Row>
      {question.type === "single_choice" && (
        <Field {...box("options")} label={t("questionOptions")} required>
          <Textarea
            rows={3}
            value={question.options}
            onChange={(event) => onChange({ options: event.target.value })}
          />
        </Field>
      )}
      <Checkbox
        name={`questions/${index}/required`}
        label={t("questionRequired")}
        checked={question.required}
        onChange={(event) => onChange({ required: event.target.checked })}
      />
    </fieldset>
  );
}
