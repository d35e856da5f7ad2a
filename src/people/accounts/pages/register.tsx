import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { withWelcome } from "../access.ts";
import { register } from "../contract.ts";
import { signInProviders } from "../contract-providers.ts";
import { AgreeNote } from "../parts/AgreeNote.tsx";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { KindTabs } from "../parts/KindTabs.tsx";
import { ProviderButtons } from "../parts/ProviderButtons.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect(safeNext(request) ?? "/home");
  const { data } = await load(context, request, signInProviders);
  const next = safeNext(request);
  return { providers: data, query: next ? `?${new URLSearchParams({ next })}` : "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, register.body);
  const body = { ...form.values, user_type: 1, from_product: "web" };
  const outcome = await submit(context, request, register, { body });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(withWelcome(safeNext(request) ?? "/home"));
}

export default function Register() {
  const { providers, query } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
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
      <SubmitForm reply={reply}>
        <Field label={t("fields.fullName")} name="full_name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field label={t("fields.email")} name="email" required>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Field label={t("fields.password")} name="password" help={t("fields.passwordHelp")} required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <AgreeNote by="submit" />
        <Button type="submit" size="lg" busy={busy}>
          {t("register.submit")}
        </Button>
      </SubmitForm>
      <ProviderButtons providers={providers} query={query} />
    </AuthFrame>
  );
}
