import { useTranslations } from "use-intl";
import { addressWith, noView, viewParam } from "#people/saved-views/list-paths.ts";
import { Checkbox } from "#ui/choices.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { orderPaths } from "../../console-paths.ts";
import { orderKinds } from "../../terms.ts";

/** The filters of the list. Status, order and view of the list stay as they are. */
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
    <FilterForm
      filters={filters}
      kept={kept}
      clear={addressWith(orderPaths.list, { [viewParam]: noView })}
      first={{
        name: "keyword",
        field: (
          <Field name="keyword" label={t("keyword")}>
            <TextInput icon="search" maxLength={100} defaultValue={filters.keyword ?? ""} />
          </Field>
        ),
      }}
    >
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
    </FilterForm>
  );
}
