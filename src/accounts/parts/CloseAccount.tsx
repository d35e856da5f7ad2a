import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";

/** Closing the account: collapsed by default, and confirmed with the password. */
export function CloseAccount({
  hasPassword,
  errors,
}: {
  hasPassword: boolean;
  errors: Record<string, string> | null;
}) {
  const t = useTranslations("accounts.site.account");
  const busy = useNavigation().formData?.get("intent") === "close";
  return (
    <Card>
      <CardHeader title={t("close")} text={t("closeText")} />
      <details className="mt-4" open={errors !== null}>
        <summary className="inline-flex min-h-8 items-center text-sm font-semibold text-danger-600 underline-offset-2 hover:underline">
          {t("closeOpen")}
        </summary>
        <Form method="post" className="mt-3 flex max-w-form flex-col gap-4">
          {errors?.[""] && (
            <Alert tone="danger" live>
              {errors[""]}
            </Alert>
          )}
          {hasPassword ? (
            <Field
              label={t("closePassword")}
              name="current_password"
              error={errors?.current_password}
              required
            >
              <PasswordInput autoComplete="current-password" />
            </Field>
          ) : (
            <Field label={t("closeEmail")} name="confirm_email" error={errors?.confirm_email} required>
              <TextInput type="email" autoComplete="off" />
            </Field>
          )}
          <Button
            type="submit"
            name="intent"
            value="close"
            variant="danger"
            busy={busy}
            className="self-start max-sm:self-stretch"
          >
            {t("closeSubmit")}
          </Button>
        </Form>
      </details>
    </Card>
  );
}
