import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { salaryGroupings } from "../terms.ts";

type Choices = readonly { id: number; name: string }[];

/** The filters of advertised salaries, stored in the address of the page. */
export function SalaryFilters({
  path,
  query,
  categories,
  locations,
  levels,
}: {
  path: string;
  query: {
    by: string;
    category_id?: number | undefined;
    location_id?: number | undefined;
    level?: number | undefined;
  };
  categories: Choices;
  locations: Choices;
  levels: Choices;
}) {
  const t = useTranslations("salaries.site");
  const values = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value === undefined ? "" : String(value)]),
  );
  return (
    <Card>
      <SubmitForm
        Form={Form}
        method="get"
        action={path}
        reply={null}
        values={values}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="by" label={t("by")}>
            <Select options={salaryGroupings.map((value) => ({ value, label: t(`bys.${value}`) }))} />
          </Field>
          <Field name="category_id" label={t("category")}>
            <Select options={optionsOf(t("allCategories"), categories)} />
          </Field>
          <Field name="location_id" label={t("location")}>
            <Select options={optionsOf(t("allLocations"), locations)} />
          </Field>
          <Field name="level" label={t("level")}>
            <Select options={optionsOf(t("allLevels"), levels)} />
          </Field>
        </div>
        <div>
          <Button type="submit">{t("show")}</Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

/** @param all the option without a filter */
const optionsOf = (all: string, choices: Choices) => [
  { value: "", label: all },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];
