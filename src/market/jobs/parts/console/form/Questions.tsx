import { useTranslations } from "use-intl";
import { Button, IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { listOf, useEdit, useRows } from "#ui/form/edit.ts";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { caps, questionTypes, yesOrNo } from "../../../terms.ts";
import { newQuestion, typedJob } from "../typed-job.ts";
import { Part, Row } from "./Part.tsx";

/** Up to five questions for applicants, in this order (decisions §13). */
export function Questions() {
  const t = useTranslations("jobs.console.form");
  const { rows, add, remove, move } = useRows("questions");
  const typed = typedJob(useEdit().live).rows("questions");
  return (
    <Part step="questions">
      {rows.length === 0 && <p className="text-sm text-ink-500">{t("noQuestions")}</p>}
      {rows.map(({ key, name }, index) => (
        <fieldset
          key={key}
          className="relative flex min-w-0 flex-col gap-4 rounded-lg border border-line p-4"
        >
          <legend className="float-left mb-2 w-full pr-26 text-sm font-semibold">
            {t("question", { number: index + 1 })}
          </legend>
          <span className="absolute top-2 right-2">
            {index > 0 && (
              <IconButton
                icon="chevron-up"
                size="sm"
                label={t("moveUp", { number: index + 1 })}
                {...move(index, index - 1)}
              />
            )}
            {index < rows.length - 1 && (
              <IconButton
                icon="chevron-down"
                size="sm"
                label={t("moveDown", { number: index + 1 })}
                {...move(index, index + 1)}
              />
            )}
            <IconButton
              icon="trash"
              size="sm"
              label={t("removeQuestion", { number: index + 1 })}
              {...remove(index)}
            />
          </span>
          <QuestionFields name={name} type={typed[index]?.type} options={typed[index]?.options} />
        </fieldset>
      ))}
      {rows.length < caps.questions && (
        <Button variant="secondary" size="sm" icon="plus" className="self-start" {...add(newQuestion)}>
          {t("addQuestion")}
        </Button>
      )}
    </Part>
  );
}

function QuestionFields({
  name,
  type,
  options = "",
}: {
  name: string;
  type: string | undefined;
  /** The typed choices, one on each line. */
  options: string | undefined;
}) {
  const t = useTranslations("jobs.console.form");
  const choices = [...new Set(options.split("\n").map((option) => option.trim()))].filter(Boolean);
  return (
    <>
      <Field name={`${name}.text`} label={t("questionText")} required>
        <TextInput maxLength={250} placeholder={t("questionTextPlaceholder")} autoComplete="off" />
      </Field>
      <Row>
        <Field name={`${name}.type`} label={t("questionType")}>
          <Select options={questionTypes.map((value) => ({ value, label: t(`questionTypes.${value}`) }))} />
        </Field>
        {type === "number" && (
          <Field name={`${name}.min`} label={t("questionMin")} help={t("questionMinHelp")} optional>
            <TextInput inputMode="numeric" maxLength={12} autoComplete="off" />
          </Field>
        )}
      </Row>
      {type === "single_choice" && (
        <Field name={`${name}.options`} label={t("questionOptions")} required>
          <Textarea rows={3} />
        </Field>
      )}
      {type === "yes_no" && (
        <Unmet
          name={name}
          answers={yesOrNo.map((value) => ({ value, label: t(`answers.${value as "yes" | "no"}`) }))}
        />
      )}
      {type === "single_choice" && choices.length > 1 && (
        <Unmet name={name} answers={choices.map((value) => ({ value, label: value }))} />
      )}
      <Checkbox name={`${name}.required`} label={t("questionRequired")} />
    </>
  );
}

/** The choice of the answers that flag an applicant. */
function Unmet({ name, answers }: { name: string; answers: readonly { value: string; label: string }[] }) {
  const t = useTranslations("jobs.console.form");
  const field = `${name}.unmet`;
  const marked = listOf(useFormScope().value(field));
  return (
    <FieldSet name={field} label={t("questionUnmet")} help={t("questionUnmetHelp")} optional>
      {answers.map(({ value, label }) => (
        <Checkbox key={value} value={value} label={label} defaultChecked={marked.includes(value)} />
      ))}
    </FieldSet>
  );
}
