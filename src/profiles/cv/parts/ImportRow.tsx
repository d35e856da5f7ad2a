import { useTranslations } from "use-intl";
import type { SectionName } from "#profiles/candidates/document.ts";
import { optionsOf, useEntryLabels } from "#profiles/candidates/parts/EntryFields.tsx";
import { writtenDate } from "#profiles/candidates/parts/partial-date.ts";
import { type EntryField, sectionFields } from "#profiles/candidates/parts/section-fields.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import type { Imported } from "../imported.ts";
import { Confidence, Source } from "./ImportField.tsx";
import { isPresent, type Present, rowName, sureFrom } from "./import-model.ts";
import { useRowTitle } from "./labels.ts";

/** An imported row: its name is a checkbox, and its fields can be corrected. */
export function ImportRow({
  section,
  index,
  row,
  present,
  taken,
}: {
  section: SectionName;
  index: number;
  row: Imported["sections"][SectionName][number];
  present: Present;
  taken: boolean;
}) {
  const t = useTranslations("cv.site.import");
  const name = rowName(section, index);
  const value = row.value as Record<string, unknown>;
  const shown = useRowTitle()(value, index);
  const isIncomplete = sectionFields[section].some((field) => field.required && !isFilled(value[field.name]));
  return (
    <FieldSet
      name={name}
      label={shown}
      hideLabel
      className="border-b border-line pb-5 last:border-0 last:pb-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox
          name="take"
          value={name}
          defaultChecked={taken}
          label={t("use", { name: shown })}
          className="min-w-0"
        />
        <Confidence value={isIncomplete ? 0 : row.confidence} />
      </div>
      {isPresent(section, value, present) && <p className="text-sm text-ink-700">{t("same")}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {sectionFields[section].map((field) => (
          <div key={field.name} className={field.wide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
            <RowInput
              section={section}
              row={name}
              field={field}
              isMissing={field.required === true && !isFilled(value[field.name])}
              isUnsure={isFilled(value[field.name]) && (row.confidences?.[field.name] ?? 1) < sureFrom}
            />
          </div>
        ))}
      </div>
      <Source found={row.found} />
    </FieldSet>
  );
}

const isFilled = (value: unknown) => value !== null && value !== "" && value !== false;

function RowInput({
  section,
  row,
  field,
  isMissing,
  isUnsure,
}: {
  section: SectionName;
  row: string;
  field: EntryField;
  /** True when the field is required and the file lacks it. */
  isMissing: boolean;
  isUnsure: boolean;
}) {
  const t = useTranslations("candidates.site.fields");
  const words = useTranslations("cv.site.import");
  const labels = useTranslations("reference.labels");
  const labelOf = useEntryLabels(section);
  const scope = useFormScope();
  const name = `${row}.${field.name}`;
  const { as } = field;
  if (as === "tick") return <Checkbox name={name} label={labelOf(field.name)} />;
  const input =
    as === "lines" ? (
      <Textarea rows={4} />
    ) : as === "date" ? (
      <TextInput
        inputMode="numeric"
        placeholder={t("datePlaceholder")}
        defaultValue={writtenDate(scope.value(name) as string | null)}
      />
    ) : typeof as === "object" ? (
      <Select
        placeholder={t("choose")}
        options={optionsOf(as, (key) => labels(`${field.list}.${key}` as never))}
      />
    ) : (
      <TextInput type={as === "skill" ? "text" : as} />
    );
  return (
    <Field
      name={name}
      label={labelOf(field.name)}
      required={isMissing}
      help={isMissing ? words("missing") : isUnsure ? words("unsure") : undefined}
    >
      {input}
    </Field>
  );
}
