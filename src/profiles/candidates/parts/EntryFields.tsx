import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Term } from "#platform/reference/terms.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { isTicked, useFormScope } from "#ui/form/scope.ts";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { SectionName } from "../document.ts";
import { useEditedLanguage } from "./languages.ts";
import { writtenDate } from "./partial-date.ts";
import { type EntryField, longestLines, sectionFields } from "./section-fields.ts";
import { TranslatedField } from "./TextField.tsx";

/** The fields of a section's row; while translating, only those with a translation. */
export function EntryFields({ section }: { section: SectionName }) {
  const scope = useFormScope();
  const { translating } = useEditedLanguage();
  const [lasting, setLasting] = useState(() => isTicked(scope.value("currently_working")));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sectionFields[section].map((field) => (
        <div
          key={field.name}
          hidden={(translating && !field.translated) || (field.name === "to" && lasting)}
          className={field.wide ? "min-w-0 sm:col-span-2" : "min-w-0"}
        >
          <EntryInput section={section} field={field} onLasting={setLasting} />
        </div>
      ))}
    </div>
  );
}

/** Returns a function for the labels of a row's fields. */
export function useEntryLabels(section: SectionName): (name: string) => string {
  const t = useTranslations("candidates.site");
  const names = `${section}.${"label" as const}`;
  return (name) => {
    const own = `sections.${names}.${name}`;
    return t.has(own as never) ? t(own as never) : t(`fields.${name}` as never);
  };
}

function EntryInput({
  section,
  field,
  onLasting,
}: {
  section: SectionName;
  field: EntryField;
  onLasting: (lasting: boolean) => void;
}) {
  const t = useTranslations("candidates.site");
  const labels = useTranslations("reference.labels");
  const labelOf = useEntryLabels(section);
  const scope = useFormScope();
  const { name, as, required } = field;
  const label = labelOf(name);
  if (as === "tick")
    return <Checkbox name={name} label={label} onChange={(e) => onLasting(e.currentTarget.checked)} />;
  if (field.translated && as !== "skill")
    return (
      <TranslatedField
        name={name}
        label={label}
        required={required}
        lines={as === "lines" ? longestLines : undefined}
        titles={name === "job_title"}
      />
    );
  if (as === "skill")
    return <TranslatedField name={name} label={label} required={required} list="known-skills" />;
  if (as === "date")
    return (
      <Field name={name} label={label}>
        <TextInput
          inputMode="numeric"
          placeholder={t("fields.datePlaceholder")}
          defaultValue={writtenDate(scope.value(name) as string | null)}
        />
      </Field>
    );
  if (typeof as === "object") {
    const names = (key: string) => labels(`${field.list}.${key}` as never);
    return (
      <Field name={name} label={label} required={required}>
        <Select placeholder={t("fields.choose")} options={optionsOf(as, names)} />
      </Field>
    );
  }
  return (
    <Field name={name} label={label} required={required}>
      <TextInput type={as} />
    </Field>
  );
}

export function optionsOf(terms: readonly Term[], nameOf: (key: string) => string) {
  return terms.map(({ id, key }) => ({ value: String(id), label: nameOf(key) }));
}
