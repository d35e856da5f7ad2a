import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import type { SiteMap } from "#kit/pages.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { afterLogin } from "../access.ts";
import { challengeCookie } from "../challenge-cookie.ts";
import { login } from "../contract.ts";
import { adminLogin } from "../contract-admin.ts";
import { providerFailures, signInProviders } from "../contract-providers.ts";
import { doorOf, useDoor } from "../door.ts";
import { errors as errorsEn } from "../messages.en.ts";
import { errors as errorsVi } from "../messages.vi.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";
import { ProviderButtons } from "../parts/ProviderButtons.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap } = context.get(pageServices);
  if (viewer) throw redirect(safeNext(request) ?? "/home");
  const { data } = await load(context, request, signInProviders);
  const failure = providerFailures.find((code) => code === new URL(request.url).searchParams.get("error"));
  const texts = language === "vi" ? errorsVi : errorsEn;
  return {
    providers: data,
    failure: failure ? texts[failure] : null,
    isEmployer: failure === "employer_account",
    query: doorQuery(request, siteMap),
  };
}

/** Returns the query with the page after the login and the site, for addresses that continue the login: providers, two-step login. */
function doorQuery(request: Request, siteMap: SiteMap): string {
  const query = new URLSearchParams();
  const next = safeNext(request);
  if (next) query.set("next", next);
  if (siteOf(request, siteMap)) query.set("site", "candidate");
  return query.size > 0 ? `?${query}` : "";
}

function siteOf(request: Request, siteMap: SiteMap): "candidate" | undefined {
  const next = safeNext(request);
  const asked = new URL(request.url).searchParams.get("site") === "candidate";
  const path = next?.split("?", 1)[0];
  return asked || (path && siteMap.isForCandidates(path)) ? "candidate" : undefined;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { forAdmins } = doorOf(new URL(request.url).pathname);
  const endpoint = forAdmins ? adminLogin : login;
  const form = await readForm(request, endpoint.body);
  const { siteMap, publicUrl } = context.get(pageServices);
  const body = { ...form.values, ...(!forAdmins && { site: siteOf(request, siteMap) }) };
  const outcome = await submit(context, request, endpoint, { body }, [401, 403]);
  if (outcome.ok) throw redirect(afterLogin(request, outcome.data.data.attributes));
  const { challenge } = outcome.meta;
  if (typeof challenge === "string") {
    context.get(pageServices).setCookie(challengeCookie(challenge, publicUrl));
    throw redirect(`/login/two-step${doorQuery(request, siteMap)}`);
  }
  const has = (code: string) => outcome.errors.some((error) => error.code === code);
  const isEmployer = has("employer_account");
  return { reply: form.reply(outcome.errors), isEmployer, isExpired: has("password_expired") };
}

export default function Login() {
  const { providers, failure, query, ...loaded } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { under, forAdmins } = useDoor();
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  const isEmployer = actionData ? actionData.isEmployer : loaded.isEmployer;
  return (
    <AuthFrame
      title={t(forAdmins ? "login.adminTitle" : "login.title")}
      lead={t(forAdmins ? "login.adminLead" : "login.lead")}
      side={forAdmins ? null : "seeker"}
      below={!forAdmins && <Registration />}
    >
      <SubmitForm
        reply={actionData?.reply}
        wrong={actionData ? actionData.reply.error?.formErrors : failure}
        actions={
          isEmployer ? (
            <Button to="/login" size="sm" variant="secondary">
              {t("login.employerDoor")}
            </Button>
          ) : (
            actionData?.isExpired && (
              <Button to={`${under}/forgot-password`} size="sm" variant="secondary">
                {t("login.reset")}
              </Button>
            )
          )
        }
      >
        {!actionData && <LoginNotice />}
        <Field label={t("fields.email")} name="email" required>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Field label={t("fields.password")} name="password" required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <ForgotPassword />
        <Button type="submit" size="lg" busy={busy}>
          {t("login.submit")}
        </Button>
      </SubmitForm>
      {!forAdmins && <ProviderButtons providers={providers} query={query} />}
    </AuthFrame>
  );
}

function Registration() {
  const t = useTranslations("accounts.site.login");
  const next = useSearchParams()[0].get("next");
  return (
    <>
      {t("noAccount")}{" "}
      <Link
        to={next ? `/register?next=${encodeURIComponent(next)}` : "/register"}
        className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
      >
        {t("register")}
      </Link>
    </>
  );
}

/** A message above the login form about the event that led to it, such as an ended session. */
function LoginNotice() {
  const t = useTranslations("accounts.site.login");
  const notice = useSearchParams()[0].get("notice");
  if (notice === "ended") return <Alert>{t("ended")}</Alert>;
  if (notice === "reset") return <Alert tone="success">{t("resetDone")}</Alert>;
  return notice === "closing" ? <Alert tone="success">{t("closing")}</Alert> : null;
}

function ForgotPassword() {
  const { under } = useDoor();
  const t = useTranslations("accounts.site.login");
  return (
    <Link
      to={`${under}/forgot-password`}
      className="-mt-2 self-start py-1 text-sm font-semibold text-leaf-700 underline-offset-2 hover:underline"
    >
      {t("forgot")}
    </Link>
  );
}
