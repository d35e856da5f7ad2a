import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { safeNext } from "#kit/next.ts";
import { byField, formOf, load, pageServices, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { withWelcome } from "../access.ts";
import { register } from "../contract.ts";
import { signInProviders } from "../contract-providers.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { useFirstErrorFocus } from "../parts/first-error.ts";
import { KindTabs } from "../parts/KindTabs.tsx";
import { ProviderButtons } from "../parts/ProviderButtons.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect(safeNext(request) ?? "/home");
  const { data } = await load(context, request, signInProviders);
  const next = safeNext(request);
  return { providers: data, query: next ? `?${new URLSearchParams({ next })}` : "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { full_name: text("full_name"), email: text("email") };
  const body = { ...typed, password: text("password"), user_type: 1, from_product: "web" };
  const outcome = await submit(context, request, register, { body });
  if (!outcome.ok) return { errors: byField(outcome.faults), typed };
  throw redirect(withWelcome(safeNext(request) ?? "/home"));
}

export default function Register() {
  const { providers, query } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  useFirstErrorFocus(actionData);
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  const { errors = {}, typed } = actionData ?? {};
  return (
    <AuthFrame
      title={t("register.title")}
      lead={t("register.lead")}
      above={<KindTabs current="seeker" query={query} />}
      below={
        <>
          {t("register.haveAccount")}{" "}
          <Link
            to={`/login${query}`}
            className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
          >
            {t("register.login")}
          </Link>
        </>
      }
    >
      <Form method="post" className="flex flex-col gap-4">
        {errors[""] && (
          <Alert tone="danger" live>
            {errors[""]}
          </Alert>
        )}
        <Field label={t("fields.fullName")} name="full_name" error={errors.full_name} required>
          <TextInput autoComplete="name" defaultValue={typed?.full_name} />
        </Field>
        <Field label={t("fields.email")} name="email" error={errors.email} required>
          <TextInput type="email" autoComplete="username" defaultValue={typed?.email} />
        </Field>
        <Field
          label={t("fields.password")}
          name="password"
          error={errors.password}
          help={t("fields.passwordHelp")}
          required
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("register.submit")}
        </Button>
      </Form>
      <ProviderButtons providers={providers} query={query} />
    </AuthFrame>
  );
}
