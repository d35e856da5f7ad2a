import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { addressWith, noView, viewParam } from "#people/saved-views/list-paths.ts";
import { currencies } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { peopleSearchPath } from "../../console-paths.ts";
import { queryLimits } from "../../grammar/tree.ts";
import type { SearchView } from "../../pages/console/search.tsx";

/** The search text with its refusal, and the filters, which are open while one is set. */
export function SearchForm({ view }: { view: SearchView }) {
  const { values, refusal } = view;
  const t = useTranslations("peopleSearch.console");
  const { query: _, ...filters } = values;
  return (
    <Form
      action={peopleSearchPath}
      role="search"
      key={JSON.stringify(values)}
      className="flex flex-col gap-4"
    >
      {view.views.view && <input type="hidden" name={viewParam} value={view.views.view} />}
      <Field name="query" label={t("query")} help={t("queryHelp")} error={refusal ?? undefined}>
        <TextInput type="search" icon="search" maxLength={queryLimits.length} defaultValue={values.query} />
      </Field>
      <details open={Object.values(filters).some(Boolean)}>
        <summary className="cursor-pointer font-semibold text-leaf-700">{t("filters")}</summary>
        <Filters view={view} />
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("find")}</Button>
        {view.isFiltered && (
          <Button to={addressWith(peopleSearchPath, { [viewParam]: noView })} variant="ghost">
            {t("clear")}
          </Button>
        )}
      </div>
    </Form>
  );
}

function Filters({ view: { values, locations, pools, owners, languages, levels } }: { view: SearchView }) {
  const t = useTranslations("peopleSearch.console");
  const labels = useTranslations("reference.labels");
  const numbers = [
    ["years", t("yearsMin")],
    ["years_max", t("yearsMax")],
    ["salary", t("salaryMax")],
    ["available", t("availableDays")],
    ["silent", t("silentDays")],
  ] as const;
  return (
    <div className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field name="location" label={t("location")}>
        <Select placeholder={t("anyLocation")} options={locations} defaultValue={values.location} />
      </Field>
      {numbers.map(([name, label]) => (
        <Field key={name} name={name} label={label}>
          <TextInput inputMode="numeric" maxLength={11} defaultValue={values[name]} />
        </Field>
      ))}
      <SalaryCurrency values={values} />
      <Skills values={values} />
      <Field name="language" label={t("language")}>
        <Select
          placeholder={t("anyLanguage")}
          options={languages.map(({ id, key }) => ({
            value: String(id),
            label: labels(`job_language.${key}`),
          }))}
          defaultValue={values.language}
        />
      </Field>
      <Field name="level" label={t("level")}>
        <Select
          options={levels.map(({ id, key }) => ({ value: String(id), label: labels(`proficiency.${key}`) }))}
          defaultValue={values.level || "0"}
        />
      </Field>
      <Field name="pool" label={t("pool")}>
        <Select placeholder={t("anyPool")} options={pools} defaultValue={values.pool} />
      </Field>
      <Field name="owner" label={t("owner")}>
        <Select placeholder={t("anyOwner")} options={owners} defaultValue={values.owner} />
      </Field>
      <Field name="consent" label={t("consent")}>
        <Select
          placeholder={t("anyConsent")}
          options={[
            { value: "true", label: t("consentValid") },
            { value: "false", label: t("consentExpired") },
          ]}
          defaultValue={values.consent}
        />
      </Field>
    </div>
  );
}

function Skills({ values }: Pick<SearchView, "values">) {
  const t = useTranslations("peopleSearch.console");
  return (
    <>
      <Field name="skills" label={t("skills")} help={t("skillsHelp")}>
        <TextInput maxLength={400} defaultValue={values.skills} />
      </Field>
      <Checkbox
        name="skills_any"
        value="true"
        label={t("skillsAny")}
        defaultChecked={values.skills_any === "true"}
      />
    </>
  );
}

function SalaryCurrency({ values }: Pick<SearchView, "values">) {
  const t = useTranslations("peopleSearch.console");
  return (
    <Field name="currency" label={t("currency")}>
      <Select
        placeholder="VND"
        options={currencies.filter((each) => each !== "VND").map((each) => ({ value: each, label: each }))}
        defaultValue={values.currency}
      />
    </Field>
  );
}
