import { type ActionFunctionArgs, Link, redirect, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { passwordUpdate } from "../contract.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, passwordUpdate.body);
  const outcome = await submit(context, request, passwordUpdate, { body: form.values });
  if (outcome.ok) throw redirect("/account/your-account?saved=password");
  return form.reply(outcome.errors);
}

export default function ChangePassword() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto w-full max-w-form lg:py-6">
      <PageHead title={t("password.title")} noindex />
      <Card>
        <h1 className="text-2xl font-semibold">{t("password.title")}</h1>
        <p className="mt-1 text-ink-500">{t("password.lead")}</p>
        <SubmitForm reply={reply} className="mt-6 flex flex-col gap-4">
          <Field label={t("password.current")} name="current_password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Link
            to="/forgot-password"
            className="-mt-2 self-start py-1 text-sm font-semibold text-leaf-700 underline-offset-2 hover:underline"
          >
            {t("login.forgot")}
          </Link>
          <Field label={t("reset.password")} name="password" help={t("fields.passwordHelp")} required>
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label={t("reset.confirmation")} name="password_confirmation" required>
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Button type="submit" size="lg" busy={busy}>
            {t("password.submit")}
          </Button>
        </SubmitForm>
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
