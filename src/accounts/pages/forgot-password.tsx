import { type ActionFunctionArgs, Form, Link, redirect, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { byField, formOf, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { forgotPassword } from "../contract.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { useFirstErrorFocus } from "../parts/first-error.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const email = String((await formOf(request)).get("email") ?? "");
  const outcome = await submit(context, request, forgotPassword, { body: { email } });
  if (!outcome.ok) return { errors: byField(outcome.faults), email };
  throw redirect("/forgot-password/confirmation");
}

export default function ForgotPassword() {
  const actionData = useActionData<typeof action>();
  useFirstErrorFocus(actionData);
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  const errors = actionData?.errors ?? {};
  return (
    <AuthFrame
      title={t("forgot.title")}
      lead={t("forgot.lead")}
      below={
        <Link to="/login" className="font-semibold text-leaf-700 underline-offset-2 hover:underline">
          {t("forgot.back")}
        </Link>
      }
    >
      <Form method="post" className="flex flex-col gap-4">
        {errors[""] && (
          <Alert tone="danger" live>
            {errors[""]}
          </Alert>
        )}
        <Field label={t("fields.email")} name="email" error={errors.email} required>
          <TextInput type="email" autoComplete="username" defaultValue={actionData?.email} />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("forgot.submit")}
        </Button>
      </Form>
    </AuthFrame>
  );
}
