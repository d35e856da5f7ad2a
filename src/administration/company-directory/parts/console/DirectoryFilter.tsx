import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { completenessIds, industryKinds, pageTypes } from "../../terms.ts";

/** The filters of the directory; the address of the page contains them. */
export function DirectoryFilter({
  filters,
  status,
}: {
  filters: Readonly<Record<string, string | number | boolean | undefined>>;
  status: number | null;
}) {
  const t = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels");
  const values = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === undefined ? "" : String(value)]),
  );
  return (
    <SubmitForm
      Form={Form}
      method="get"
      reply={null}
      values={values}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-6"
    >
      {status !== null && <input type="hidden" name="status" value={status} />}
      <div className="lg:col-span-2">
        <Field name="search" label={t("search")}>
          <TextInput type="search" icon="search" enterKeyHint="search" maxLength={255} />
        </Field>
      </div>
      <Choice
        name="completeness"
        options={completenessIds.map((value) => ({
          value: String(value),
          label: labels(`completeness.${value}`),
        }))}
      />
      <Choice
        name="industry"
        options={industryKinds.map((value) => ({ value: String(value), label: labels(`industry.${value}`) }))}
      />
      <Choice
        name="scope"
        options={(["client", "company"] as const).map((value) => ({
          value: String(value),
          label: labels(`scope.${value}`),
        }))}
      />
      <Choice
        name="page_type"
        options={pageTypes.map((value) => ({ value: String(value), label: labels(`page_type.${value}`) }))}
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2 lg:col-span-6">
        <Checkbox name="duplicates" label={t("duplicates")} />
        <Button type="submit" variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function Choice({
  name,
  options,
}: {
  name: "completeness" | "industry" | "scope" | "page_type";
  options: readonly Option[];
}) {
  const t = useTranslations("companyDirectory.console.list");
  return (
    <Field name={name} label={t(name)}>
      <Select placeholder={t("any")} options={options} />
    </Field>
  );
}
