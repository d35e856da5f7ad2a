import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { pageServices, submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { withWelcome } from "../access.ts";
import { register } from "../contract.ts";
import { AgreeNote } from "../parts/AgreeNote.tsx";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { KindTabs } from "../parts/KindTabs.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect("/home");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, register.body);
  const body = { ...form.values, user_type: 2, from_product: "web" };
  const outcome = await submit(context, request, register, { body });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(withWelcome("/employer/register/wait-for-verification"));
}

export default function EmployerRegister() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
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
      <SubmitForm reply={reply}>
        <Field label={t("fields.companyName")} name="company_name" help={t("fields.companyHelp")} required>
          <TextInput autoComplete="organization" />
        </Field>
        <Field label={t("fields.fullName")} name="full_name" required>
          <TextInput autoComplete="name" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("fields.workEmail")} name="email" required>
            <TextInput type="email" autoComplete="username" />
          </Field>
          <Field label={t("fields.phone")} name="phone" optional>
            <TextInput type="tel" autoComplete="tel" />
          </Field>
        </div>
        <Field label={t("fields.password")} name="password" help={t("fields.passwordHelp")} required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <AgreeNote by="submit" />
        <Button type="submit" size="lg" busy={busy}>
          {t("employer.submit")}
        </Button>
      </SubmitForm>
    </AuthFrame>
  );
}
