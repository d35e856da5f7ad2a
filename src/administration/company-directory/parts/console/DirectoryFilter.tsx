import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { directoryPaths } from "../../paths.ts";
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
  const labels = useTranslations("companyDirectory.labels") as unknown as (key: string) => string;
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const named = (list: string, ids: readonly (number | string)[]) =>
    ids.map((id) => ({ value: String(id), label: labels(`${list}.${id}`) }));
  const choice = (name: "completeness" | "industry" | "scope" | "page_type", options: readonly Option[]) => (
    <Field name={name} label={t(name)}>
      <Select placeholder={t("any")} options={options} defaultValue={values[name] ?? ""} />
    </Field>
  );
  return (
    <FilterForm
      filters={values}
      kept={status === null ? {} : { status: String(status) }}
      clear={status === null ? directoryPaths.list : `${directoryPaths.list}?status=${status}`}
      first={{
        name: "search",
        field: (
          <Field name="search" label={t("search")}>
            <TextInput
              type="search"
              icon="search"
              enterKeyHint="search"
              maxLength={255}
              defaultValue={values.search}
            />
          </Field>
        ),
      }}
    >
      {choice("completeness", named("completeness", completenessIds))}
      {choice("industry", named("industry", industryKinds))}
      {choice("scope", named("scope", ["client", "company"]))}
      {choice("page_type", named("page_type", pageTypes))}
      <Checkbox
        name="duplicates"
        value="true"
        label={t("duplicates")}
        defaultChecked={"duplicates" in values}
      />
    </FilterForm>
  );
}
