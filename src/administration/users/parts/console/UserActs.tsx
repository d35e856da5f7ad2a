import { useTranslations } from "use-intl";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { roleIds, type UserKind } from "../../terms.ts";
import { ActForm, type ShownReply } from "./ActForm.tsx";
import type { UserView } from "./UserFacts.tsx";

/** The acts whose form asks for a reason only. */
const plainActs = ["resend_verification", "reset_link", "verify_email", "unblock", "block"] as const;

/** The first of the two roles of a team, by the kind of its people. */
const firstRole: Partial<Record<UserKind, number>> = { recruiter: 0, consultant: 2, admin: 4 };

/** What may be done with a user, each with a reason that the user reads. */
export function UserActs({ user, shown }: { user: UserView; shown: ShownReply }) {
  const t = useTranslations("users.console.acts");
  const { can } = user;
  const isErasing = user.requests.some(({ act }) => act === "erase");
  const acts = plainActs.filter((act) => can[act]);
  const isEmpty = acts.length === 0 && !can.set_role && !can.erase;
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("title")} text={isEmpty ? t("none") : t("note")} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {acts.map((act) => (
          <ActForm key={act} name={act} label={t(act)} danger={act === "block"} shown={shown} />
        ))}
        {can.set_role && <RoleForm user={user} shown={shown} />}
        {can.erase && !isErasing && <EraseForm label={t("erase")} shown={shown} />}
      </div>
    </Card>
  );
}

function RoleForm({ user: { kind, role_id }, shown }: { user: UserView; shown: ShownReply }) {
  const t = useTranslations("users.console.acts");
  const labels = useTranslations("users.labels.role");
  const first = firstRole[kind] ?? 0;
  const options = roleIds
    .filter((id) => (id === first || id === first + 1) && id !== role_id)
    .map((id) => ({ value: String(id), label: labels(String(id) as "0") }));
  return (
    <ActForm name="set_role" label={t("set_role")} shown={shown}>
      <Field name="role_id" label={t("role")} required>
        <Select options={options} />
      </Field>
    </ActForm>
  );
}

/** The form that requests or confirms the erasure of a closing account. */
export function EraseForm({ label, shown }: { label: string; shown: ShownReply }) {
  const t = useTranslations("users.console.acts");
  return (
    <ActForm name="erase" label={label} danger shown={shown}>
      <Field name="email" label={t("email")} help={t("eraseHelp")} required>
        <TextInput type="email" autoComplete="off" />
      </Field>
    </ActForm>
  );
}
