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
import { safeNext } from "#kit/next.ts";
import { pageServices, submit } from "#kit/page.ts";
import { afterLogin } from "#people/accounts/access.ts";
import { challengeCookie, challengeOf } from "#people/accounts/challenge-cookie.ts";
import { AuthFrame } from "#people/accounts/parts/AuthFrame.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { twoStepLogin } from "../contract.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(pageServices).viewer) throw redirect(safeNext(request) ?? "/home");
  if (!challengeOf(request)) throw redirect("/login");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const challenge = challengeOf(request);
  if (!challenge) throw redirect("/login");
  const form = await readForm(request, twoStepLogin.body);
  const body = { ...form.values, challenge };
  const outcome = await submit(context, request, twoStepLogin, { body }, [401, 403]);
  if (!outcome.ok) return form.reply(outcome.errors, ["code"]);
  const { setCookie, publicUrl } = context.get(pageServices);
  setCookie(challengeCookie("", publicUrl));
  throw redirect(afterLogin(request, outcome.data.data.attributes));
}

/** The second step of signing in. */
export default function LoginCode() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("security.site.login");
  const field = useTranslations("security.site.twoStep");
  const busy = useNavigation().state !== "idle";
  return (
    <AuthFrame
      title={t("title")}
      lead={t("lead")}
      below={
        <Link to="/login" className="font-semibold text-leaf-700 underline-offset-2 hover:underline">
          {t("again")}
        </Link>
      }
    >
      <SubmitForm reply={reply}>
        <Field label={field("code")} name="code" help={t("lost")} required>
          <TextInput autoComplete="one-time-code" inputMode="text" autoFocus />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("submit")}
        </Button>
      </SubmitForm>
    </AuthFrame>
  );
}
