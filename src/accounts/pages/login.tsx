import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { safeNext } from "#kit/next.ts";
import { attempt, byField, pageServices } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { login } from "../contract.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect(safeNext(request) ?? "/");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { email: String(form.get("email") ?? ""), password: String(form.get("password") ?? "") };
  const outcome = await attempt(context, request, login, { body });
  if (!outcome.ok) return { errors: byField(outcome.faults), email: body.email };
  throw redirect(safeNext(request) ?? "/home");
}

export default function Login() {
  const actionData = useActionData<typeof action>();
  const t = useTranslations("accounts.site.login");
  const busy = useNavigation().state !== "idle";
  const [params] = useSearchParams();
  const errors = actionData?.errors ?? {};
  return (
    <Card className="mx-auto w-full max-w-form">
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Form method="post" className="mt-6 flex flex-col gap-4">
        {errors[""] && <Alert tone="danger">{errors[""]}</Alert>}
        <Field label={t("email")} name="email" error={errors.email} required>
          <TextInput type="email" autoComplete="username" defaultValue={actionData?.email} />
        </Field>
        <Field label={t("password")} name="password" error={errors.password} required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" busy={busy}>
          {t("submit")}
        </Button>
      </Form>
      <p className="mt-6 text-sm text-ink-500">
        {t("noAccount")} <Link to={`/register?${params}`}>{t("register")}</Link>
      </p>
    </Card>
  );
}
