import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, type OptionGroup, Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { nameMax } from "../../terms.ts";

/** Adds or edits a row of a list. */
export function RowForm({
  kind,
  act,
  values,
  version,
  categories,
  reply,
}: {
  kind: ListKind;
  act: "created" | "updated";
  values: object;
  version?: number;
  categories: readonly (Option | OptionGroup)[];
  reply: FormReply | null;
}) {
  const t = useTranslations("lists.console");
  const busy = useNavigation().state === "submitting";
  return (
    <SubmitForm method="post" reply={reply} values={values} prefix={act} className="flex flex-col gap-5">
      <input type="hidden" name="do" value={act} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label={t("form.name")} required>
          <TextInput maxLength={nameMax[kind]} lang="en" autoComplete="off" />
        </Field>
        <Field name="name_vn" label={t("form.name_vn")} required>
          <TextInput maxLength={nameMax[kind]} lang="vi" autoComplete="off" />
        </Field>
      </div>
      <FieldsOf kind={kind} isNew={act === "created"} categories={categories} />
      {act === "updated" && (kind === "categories" || kind === "locations") && (
        <p className="text-sm text-ink-700">{t("form.address")}</p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {act === "created" ? t(`add.${kind}`) : t("form.save")}
        </Button>
      </div>
    </SubmitForm>
  );
}

/** The fields that only some lists have. */
function FieldsOf({
  kind,
  isNew,
  categories,
}: {
  kind: ListKind;
  isNew: boolean;
  categories: readonly (Option | OptionGroup)[];
}) {
  const t = useTranslations("lists.console.form");
  const types = useTranslations("lists.labels.industryType");
  return (
    <>
      {kind === "skills" && (
        <Field name="category_id" label={t("category")} required>
          <Select placeholder={t("choose")} options={categories} />
        </Field>
      )}
      {kind === "categories" && isNew && (
        <Field name="category_id" label={t("parent")} help={t("parentHelp")} optional>
          <Select placeholder={t("topLevel")} options={categories} />
        </Field>
      )}
      {kind === "industries" && (
        <Field name="industry_type" label={t("type")} required>
          <Select
            placeholder={t("choose")}
            options={(["0", "1"] as const).map((value) => ({ value, label: types(value) }))}
          />
        </Field>
      )}
      {kind === "locations" && isNew && (
        <Field name="country" label={t("country")} help={t("countryHelp")} required>
          <TextInput maxLength={2} autoComplete="off" />
        </Field>
      )}
      <Field name="aliases" label={t("aliases")} help={t("aliasesHelp")} optional>
        <Textarea rows={4} />
      </Field>
    </>
  );
}
