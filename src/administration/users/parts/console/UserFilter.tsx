import { useTranslations } from "use-intl";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { userPaths } from "../../paths.ts";
import { roleIds, userKinds, userStates } from "../../terms.ts";

/** The filters of the list of users; the address of the page contains them. */
export function UserFilter({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = useTranslations("users.console.filters");
  const labels = useTranslations("users.labels");
  const { company_id, agency_id } = filters;
  const kept = { ...(company_id && { company_id }), ...(agency_id && { agency_id }) };
  return (
    <FilterForm
      filters={filters}
      kept={kept}
      clear={userPaths.list}
      first={{
        name: "company",
        field: (
          <Field name="company" label={t("company")}>
            <TextInput type="search" maxLength={200} defaultValue={filters.company} />
          </Field>
        ),
      }}
    >
      <Field name="kind" label={t("kind")}>
        <Select
          placeholder={t("any")}
          defaultValue={filters.kind}
          options={userKinds.map((kind) => ({ value: kind, label: labels(`kind.${kind}`) }))}
        />
      </Field>
      <Field name="role_id" label={t("role")}>
        <Select
          placeholder={t("any")}
          defaultValue={filters.role_id}
          options={roleIds.map((id) => ({ value: String(id), label: labels(`role.${String(id) as "0"}`) }))}
        />
      </Field>
      <Field name="state" label={t("state")}>
        <Select
          placeholder={t("any")}
          defaultValue={filters.state}
          options={userStates.map((state) => ({ value: state, label: labels(`state.${state}`) }))}
        />
      </Field>
      <Field name="from" label={t("from")}>
        <DateInput defaultValue={filters.from} />
      </Field>
      <Field name="to" label={t("to")}>
        <DateInput defaultValue={filters.to} />
      </Field>
    </FilterForm>
  );
}
