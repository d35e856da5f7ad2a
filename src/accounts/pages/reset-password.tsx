import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { byField, formOf, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { resetPassword } from "../contract.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { useFirstErrorFocus } from "../parts/first-error.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw redirect("/token-not-found");
  return { token };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const body = {
    token: text("token"),
    password: text("password"),
    password_confirmation: text("password_confirmation"),
  };
  const outcome = await submit(context, request, resetPassword, { body });
  if (outcome.ok) throw redirect("/login?notice=reset");
  if (outcome.faults.some((fault) => fault.code === "token_not_found")) throw redirect("/token-not-found");
  return { errors: byField(outcome.faults) };
}

export default function ResetPassword() {
  const { token } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  useFirstErrorFocus(actionData);
  const errors = actionData?.errors ?? {};
  const t = useTranslations("accounts.site.reset");
  const busy = useNavigation().state !== "idle";
  const wrong = errors.token ?? errors[""];
  return (
    <AuthFrame title={t("title")} lead={t("lead")}>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        {wrong && (
          <Alert
            tone="danger"
            live
            actions={
              <Button to="/forgot-password" size="sm" variant="secondary">
                {t("again")}
              </Button>
            }
          >
            {wrong}
          </Alert>
        )}
        <Field label={t("password")} name="password" error={errors.password} required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field
          label={t("confirmation")}
          name="password_confirmation"
          error={errors.password_confirmation}
          required
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("submit")}
        </Button>
      </Form>
    </AuthFrame>
  );
}
