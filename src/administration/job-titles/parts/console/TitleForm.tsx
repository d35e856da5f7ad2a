import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type OptionGroup, Select, Textarea, TextInput } from "#ui/inputs.tsx";

const nameMax = 100;

/** Adds or edits a title. */
export function TitleForm({
  act,
  values,
  version,
  categories,
  reply,
}: {
  act: "created" | "updated";
  values: { name: string; name_vn: string; category_id: string; aliases: string };
  version?: number;
  categories: readonly OptionGroup[];
  reply: FormReply | null;
}) {
  const t = useTranslations("jobTitles.console.form");
  const busy = useNavigation().state === "submitting";
  return (
    <SubmitForm method="post" reply={reply} values={values} prefix={act} className="flex flex-col gap-5">
      <input type="hidden" name="do" value={act} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label={t("name")} required>
          <TextInput maxLength={nameMax} lang="en" autoComplete="off" />
        </Field>
        <Field name="name_vn" label={t("name_vn")} required>
          <TextInput maxLength={nameMax} lang="vi" autoComplete="off" />
        </Field>
      </div>
      <Field name="category_id" label={t("category")} required>
        <Select placeholder={t("choose")} options={categories} />
      </Field>
      <Field name="aliases" label={t("aliases")} help={t("aliasesHelp")} optional>
        <Textarea rows={4} />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t(act === "created" ? "create" : "save")}
        </Button>
      </div>
    </SubmitForm>
  );
}
