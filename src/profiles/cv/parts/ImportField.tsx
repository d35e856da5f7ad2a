import { useTranslations } from "use-intl";
import { genders } from "#platform/reference/terms.ts";
import { writtenDate } from "#profiles/candidates/parts/partial-date.ts";
import { Badge } from "#ui/Badge.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { type Option, Select, Textarea, TextInput } from "#ui/inputs.tsx";
import type { Imported } from "../imported.ts";
import { type FieldName, isSame, type Present, sureFrom } from "./import-model.ts";

/** An imported field: it can be ticked and corrected, and shows the profile's present value. */
export function ImportField({
  name,
  found,
  present,
  places,
  taken,
}: {
  name: FieldName;
  found: Imported;
  present: Present;
  places: readonly Option[];
  taken: ReadonlySet<string>;
}) {
  const t = useTranslations("cv.site.import");
  const fields = useTranslations("candidates.site.fields");
  const lists = useTranslations("reference.labels");
  const field = found.fields[name];
  if (!field) return null;
  const label = fields(name);
  const options =
    name === "location_id"
      ? places
      : name === "gender"
        ? genders.map(({ id, key }) => ({ value: String(id), label: lists(`gender.${key}`) }))
        : null;
  const shown = (value: unknown) =>
    options?.find((option) => option.value === String(value))?.label ??
    (name === "birth_date" ? writtenDate(String(value)) : String(value));
  const now = present[name];
  const same = isSame(now, field.value);
  return (
    <div className="flex flex-col gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox
          name="take"
          value={name}
          defaultChecked={taken.has(name)}
          label={t("use", { name: label })}
        />
        <Confidence value={field.confidence} />
      </div>
      <Field name={name} label={label} hideLabel>
        <FieldInput name={name} options={options} />
      </Field>
      {now !== null && now !== "" && (
        <p className="text-sm text-ink-700">{same ? t("same") : t("replaces", { value: shown(now) })}</p>
      )}
      <Source found={field.found} />
    </div>
  );
}

function FieldInput({ name, options }: { name: FieldName; options: readonly Option[] | null }) {
  const t = useTranslations("candidates.site.fields");
  const scope = useFormScope();
  if (options) return <Select placeholder={t("choose")} options={options} />;
  if (name === "introduction" || name === "executive_summary") return <Textarea rows={6} />;
  if (name === "birth_date")
    return (
      <TextInput
        inputMode="numeric"
        placeholder={t("birthPlaceholder")}
        defaultValue={writtenDate(scope.value(name) as string | null)}
      />
    );
  return <TextInput type={name === "email" ? "email" : name === "phone" ? "tel" : "text"} />;
}

/** Describes the confidence in words. */
export function Confidence({ value }: { value: number }) {
  const t = useTranslations("cv.site.import");
  if (value >= sureFrom) return null;
  return (
    <Badge tone="warning" icon="alert">
      {t("unsure")}
    </Badge>
  );
}

/** Shows the place of the value in the document. */
export function Source({ found }: { found: { page: number | null; text: string } }) {
  const t = useTranslations("cv.site.import");
  return (
    <p className="text-sm break-words text-ink-500">
      {found.page === null
        ? t("found", { text: found.text })
        : t("foundOn", { page: String(found.page), text: found.text })}
    </p>
  );
}
