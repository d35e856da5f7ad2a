import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { rolesOf } from "../../terms.ts";

/** A form that invites a person to the workspace. */
export function InviteForm({
  reply,
  days,
  verified,
  id,
}: {
  reply: FormReply | null;
  /** The days for which the link works. */
  days: number;
  /** Whether the inviter's address is verified. */
  verified: boolean;
  /** The id of the form, for submit buttons outside of it. */
  id?: string;
}) {
  const t = useTranslations("members.console.invite");
  const roles = useTranslations("members.labels.role");
  const { administrator, member } = rolesOf(useWorkspace());
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
            options={[
              { value: String(member), label: roles("1") },
              { value: String(administrator), label: roles("0") },
            ]}
          />
        </Field>
        <Button type="submit" name="do" value="invite" busy={busy} disabled={!verified} className="sm:mt-6">
          {t("submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
