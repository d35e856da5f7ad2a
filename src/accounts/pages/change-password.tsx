import { type ActionFunctionArgs, Form, Link, redirect, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { byField, formOf, submit } from "#kit/page.ts";
import { PageHead } from "#seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { passwordUpdate } from "../contract.ts";
import { useFirstErrorFocus } from "../parts/first-error.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const body = {
    current_password: text("current_password"),
    password: text("password"),
    password_confirmation: text("password_confirmation"),
  };
  const outcome = await submit(context, request, passwordUpdate, { body });
  if (outcome.ok) throw redirect("/account/your-account?saved=password");
  return { errors: byField(outcome.faults) };
}

export default function ChangePassword() {
  const actionData = useActionData<typeof action>();
  useFirstErrorFocus(actionData);
  const errors = actionData?.errors ?? {};
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto w-full max-w-form lg:py-6">
      <PageHead title={t("password.title")} noindex />
      <Card>
        <h1 className="text-2xl font-semibold">{t("password.title")}</h1>
        <p className="mt-1 text-ink-500">{t("password.lead")}</p>
        <Form method="post" className="mt-6 flex flex-col gap-4">
          {errors[""] && (
            <Alert tone="danger" live>
              {errors[""]}
            </Alert>
          )}
          <Field
            label={t("password.current")}
            name="current_password"
            error={errors.current_password}
            required
          >
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Link
            to="/forgot-password"
            className="-mt-2 self-start py-1 text-sm font-semibold text-leaf-700 underline-offset-2 hover:underline"
          >
            {t("login.forgot")}
          </Link>
          <Field
            label={t("reset.password")}
            name="password"
            error={errors.password}
            help={t("fields.passwordHelp")}
            required
          >
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field
            label={t("reset.confirmation")}
            name="password_confirmation"
            error={errors.password_confirmation}
            required
          >
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Button type="submit" size="lg" busy={busy}>
            {t("password.submit")}
          </Button>
        </Form>
      </Card>
      <p className="mt-6 text-center text-sm">
        <Link
          to="/account/your-account"
          className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
        >
          {t("password.back")}
        </Link>
      </p>
    </div>
  );
}
