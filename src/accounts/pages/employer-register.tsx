import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { byField, formOf, pageServices, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { register } from "../contract.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { useFirstErrorFocus } from "../parts/first-error.ts";
import { KindTabs } from "../parts/KindTabs.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect("/home");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = {
    company_name: text("company_name"),
    full_name: text("full_name"),
    email: text("email"),
    phone: text("phone"),
  };
  const body = { ...typed, password: text("password"), user_type: 2, from_product: "web" };
  const outcome = await submit(context, request, register, { body });
  if (!outcome.ok) return { errors: byField(outcome.faults), typed };
  throw redirect("/employer/register/wait-for-verification");
}

export default function EmployerRegister() {
  const actionData = useActionData<typeof action>();
  useFirstErrorFocus(actionData);
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  const { errors = {}, typed } = actionData ?? {};
  return (
    <AuthFrame
      side="employer"
      title={t("employer.title")}
      lead={t("employer.lead")}
      above={<KindTabs current="employer" />}
      below={
        <>
          {t("register.haveAccount")}{" "}
          <Link to="/login" className="font-semibold text-leaf-700 underline-offset-2 hover:underline">
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
        <Field
          label={t("fields.companyName")}
          name="company_name"
          error={errors.company_name}
          help={t("fields.companyHelp")}
          required
        >
          <TextInput autoComplete="organization" defaultValue={typed?.company_name} />
        </Field>
        <Field label={t("fields.fullName")} name="full_name" error={errors.full_name} required>
          <TextInput autoComplete="name" defaultValue={typed?.full_name} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("fields.workEmail")} name="email" error={errors.email} required>
            <TextInput type="email" autoComplete="username" defaultValue={typed?.email} />
          </Field>
          <Field label={t("fields.phone")} name="phone" error={errors.phone} optional>
            <TextInput type="tel" autoComplete="tel" defaultValue={typed?.phone} />
          </Field>
        </div>
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
          {t("employer.submit")}
        </Button>
      </Form>
    </AuthFrame>
  );
}
