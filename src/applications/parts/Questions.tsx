import { useTranslations } from "use-intl";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { type AskedQuestion, answerField } from "./answers.ts";

/** What the employer asks everybody. */
export function Questions({
  questions,
  errors,
  values,
  lang,
}: {
  questions: readonly AskedQuestion[];
  errors: Record<string, string>;
  values: Record<string, string>;
  /** The ad's language, where it is not the page's. */
  lang: string | undefined;
}) {
  const t = useTranslations("applications.site.apply");
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-hover p-4">
      <h2 className="font-semibold">{t("questions")}</h2>
      {questions.map((question, index) => {
        const name = answerField(index);
        const field = {
          name,
          label: <span lang={lang}>{question.text}</span>,
          error: errors[name],
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
            <FieldSet key={name} {...field}>
              <RadioGroup options={options} defaultValue={values[name]} row={question.type === "yes_no"} />
            </FieldSet>
          );
        }
        const number = question.type === "number";
        return (
          <Field key={name} {...field}>
            <TextInput
              inputMode={number ? "decimal" : undefined}
              maxLength={number ? 20 : 1000}
              defaultValue={values[name]}
              className={number ? "max-w-40" : undefined}
            />
          </Field>
        );
      })}
    </div>
  );
}
