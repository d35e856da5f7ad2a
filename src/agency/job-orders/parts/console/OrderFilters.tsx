import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { orderPaths } from "../../console-paths.ts";
import { orderKinds } from "../../terms.ts";

/** The filters of the list. Status and order of the list stay as they are. */
export function OrderFilters({
  filters,
  kept,
  clients,
  people,
}: {
  filters: Readonly<Record<string, string>>;
  /** Parameters of the address that the form sends again, by name. */
  kept: Readonly<Record<string, string>>;
  clients: readonly Option[];
  people: readonly Option[];
}) {
  const t = useTranslations("jobOrders.console.list");
  const kinds = useTranslations("jobOrders.labels.kind");
  const select = (name: string, label: string, options: readonly Option[]) => (
    <Field name={name} label={label}>
      <Select placeholder={t("any")} options={options} defaultValue={filters[name] ?? ""} />
    </Field>
  );
  return (
    <Card>
      <Form
        key={JSON.stringify(filters)}
        method="get"
        aria-label={t("filters")}
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field name="keyword" label={t("keyword")}>
          <TextInput icon="search" maxLength={100} defaultValue={filters.keyword ?? ""} />
        </Field>
        {select("client_id", t("client"), clients)}
        {select("consultant_id", t("consultant"), people)}
        {select(
          "kind",
          t("kind"),
          orderKinds.map((value) => ({ value, label: kinds(value) })),
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-2 sm:col-span-2">
          {(["no_cv", "no_answer"] as const).map((name) => (
            <Checkbox
              key={name}
              name={name}
              value="true"
              label={t(name)}
              defaultChecked={filters[name] === "true"}
            />
          ))}
        </div>
        <Buttons />
      </Form>
    </Card>
  );
}

function Buttons() {
  const t = useTranslations("jobOrders.console.list");
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2 lg:justify-end">
      <Button type="submit" variant="secondary">
        {t("apply")}
      </Button>
      <Button to={orderPaths.list} variant="ghost">
        {t("clear")}
      </Button>
    </div>
  );
}
