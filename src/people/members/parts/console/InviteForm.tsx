import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import type { Team } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { rolesOf } from "../../terms.ts";
import { useRoleName } from "./use-role-name.ts";

/** A form that invites a person to a team. */
export function InviteForm({
  reply,
  team,
  days,
  verified,
  id,
}: {
  reply: FormReply | null;
  /** The team that the person joins. */
  team: Team;
  /** The days for which the link works. */
  days: number;
  /** Whether the inviter's address is verified. */
  verified: boolean;
  /** The id of the form, for submit buttons outside of it. */
  id?: string;
}) {
  const t = useTranslations("members.console.invite");
  const roleName = useRoleName();
  const { administrator, member } = rolesOf(team);
  const busy = useNavigation().formData?.get("do") === "invite";
  return (
    <Card>
      <CardHeader title={t("title")} text={t("text", { days })} />
      {!verified && (
        <Alert
          tone="warning"
          actions={
            <Button size="sm" variant="secondary" to="/employer/register/wait-for-verification">
              {t("verifyLink")}
            </Button>
          }
        >
          {t("verify")}
        </Alert>
      )}
      <SubmitForm
        id={id}
        reply={reply}
        values={{ role_id: String(member) }}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <Field label={t("email")} name="email" required>
          <TextInput type="email" autoComplete="off" icon="mail" disabled={!verified} />
        </Field>
        <Field label={t("role")} name="role_id" help={t("roleHelp")}>
          <Select
            disabled={!verified}
            options={[member, administrator].map((role) => ({ value: String(role), label: roleName(role) }))}
          />
        </Field>
        <Button type="submit" name="do" value="invite" busy={busy} disabled={!verified} className="sm:mt-6">
          {t("submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
