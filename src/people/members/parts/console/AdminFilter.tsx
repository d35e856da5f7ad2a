import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { memberStates, rolesOf } from "../../terms.ts";
import { useRoleName } from "./use-role-name.ts";

/** The filter of the list of administrators; the address of the page contains it. */
export function AdminFilter({ values }: { values: { name: string; role_id: string; state: string } }) {
  const t = useTranslations("members.console.admins");
  const texts = useTranslations("members.console.members");
  const roleName = useRoleName();
  const { administrator, member } = rolesOf({ sen: true });
  return (
    <SubmitForm
      Form={Form}
      method="get"
      reply={null}
      values={values}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field name="name" label={texts("name")}>
        <TextInput type="search" icon="search" enterKeyHint="search" maxLength={100} />
      </Field>
      <Field name="role_id" label={texts("role")}>
        <Select
          placeholder={t("any")}
          options={[administrator, member].map((role) => ({ value: String(role), label: roleName(role) }))}
        />
      </Field>
      <Field name="state" label={t("state")}>
        <Select
          placeholder={t("any")}
          options={memberStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {texts("searchSubmit")}
      </Button>
    </SubmitForm>
  );
}
