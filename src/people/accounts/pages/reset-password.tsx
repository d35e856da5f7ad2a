import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { resetPassword, resetShow } from "../contract.ts";
import { adminForgotPasswordVerify, adminResetPassword } from "../contract-admin.ts";
import { doorOf, useDoor } from "../door.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { Notice } from "../parts/Notice.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  if (!token) throw redirect("/token-not-found");
  const shown = doorOf(pathname).forAdmins
    ? await submit(context, request, adminForgotPasswordVerify, { body: { token } })
    : await submit(context, request, resetShow, { query: { token } });
  const error = shown.ok ? undefined : shown.errors[0];
  if (error?.code === "token_not_found") throw redirect("/token-not-found");
  return { token, expired: error?.code === "link_expired" ? (error.detail ?? null) : null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { under, forAdmins } = doorOf(new URL(request.url).pathname);
  const endpoint = forAdmins ? adminResetPassword : resetPassword;
  const form = await readForm(request, endpoint.body);
  const outcome = await submit(context, request, endpoint, { body: form.values });
  if (outcome.ok) throw redirect(`${under}/login?notice=reset`);
  if (outcome.errors.some((error) => error.code === "token_not_found")) throw redirect("/token-not-found");
  return form.reply(outcome.errors);
}

export default function ResetPassword() {
  const { token, expired } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { under, forAdmins } = useDoor();
  const t = useTranslations("accounts.site.reset");
  const busy = useNavigation().state !== "idle";
  if (expired !== null)
    return (
      <Notice
        title={t("expiredTitle")}
        action={<Button to={`${under}/forgot-password`}>{t("again")}</Button>}
      >
        <p>{expired}</p>
      </Notice>
    );
  return (
    <AuthFrame title={t("title")} lead={t("lead")} side={forAdmins ? null : "seeker"}>
      <SubmitForm
        reply={reply}
        wrong={reply?.error?.fieldErrors.token ?? reply?.error?.formErrors}
        actions={
          <Button to={`${under}/forgot-password`} size="sm" variant="secondary">
            {t("again")}
          </Button>
        }
      >
        <input type="hidden" name="token" value={token} />
        <Field label={t("password")} name="password" required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label={t("confirmation")} name="password_confirmation" required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("submit")}
        </Button>
      </SubmitForm>
    </AuthFrame>
  );
}
