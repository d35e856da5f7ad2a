import { useTranslations } from "use-intl";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet, fieldId } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { TextInput } from "#ui/inputs.tsx";
import { questionField, type ScreeningQuestion } from "./answers.ts";

/** The screening questions of a job. */
export function Questions({
  questions,
  lang,
}: {
  questions: readonly ScreeningQuestion[];
  /** The language of the job ad, if it differs from the page's. */
  lang: string | undefined;
}) {
  const t = useTranslations("applications.site.apply");
  const { errors } = useFormScope();
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-hover p-4">
      <h2 className="font-semibold">{t("questions")}</h2>
      {questions.map((question, index) => {
        const row = questionField(index);
        const field = {
          name: `${row}.answer`,
          id: fieldId(row),
          label: <span lang={lang}>{question.text}</span>,
          error: errors[row],
          required: question.required,
          optional: !question.required,
        };
        if (question.type === "yes_no" || question.type === "single_choice") {
          const options =
            question.type === "yes_no"
              ? [
                  { value: "true", label: t("yes") },
                  { value: "false", label: t("no") },
                ]
              : (question.options ?? []).map((option) => ({ value: option, label: option }));
          return (
            <FieldSet key={row} {...field}>
              <input type="hidden" name={`${row}.question`} value={index} />
              <RadioGroup options={options} row={question.type === "yes_no"} />
            </FieldSet>
          );
        }
        const number = question.type === "number";
        return (
          <Field key={row} {...field}>
            <input type="hidden" name={`${row}.question`} value={index} />
            <TextInput
              inputMode={number ? "decimal" : undefined}
              maxLength={number ? 20 : 1000}
              className={number ? "max-w-40" : undefined}
            />
          </Field>
        );
      })}
    </div>
  );
}
