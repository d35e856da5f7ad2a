import { useEffect, useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { signInPath } from "#kit/next.ts";
import { formOf, pageServices, submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { verificationDisown, verificationShow, verifyEmail } from "../contract.ts";
import { adminVerifyEmail } from "../contract-admin.ts";
import { doorOf, useDoor } from "../door.ts";
import { Notice } from "../parts/Notice.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { under, forAdmins } = doorOf(pathname);
  const token = searchParams.get("token");
  if (!token) throw redirect(forAdmins ? `${under}/login` : "/employer/register/wait-for-verification");
  // An administrator joins with an invite to the address, so that no other person can have opened the account.
  const shown = forAdmins ? null : await submit(context, request, verificationShow, { query: { token } });
  const account = shown?.ok ? shown.data.data.attributes : null;
  return {
    token,
    signedIn: context.get(pageServices).viewer !== null,
    // A reader who is not signed in to the account is asked who opened the account, because accounts can be
    // opened with another person's address.
    stranger: account && !account.signed_in ? account : null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const body = { token: String(form.get("token") ?? "") };
  const { forAdmins } = doorOf(new URL(request.url).pathname);
  const disowned = !forAdmins && form.get("act") === "disown";
  const endpoint = forAdmins ? adminVerifyEmail : disowned ? verificationDisown : verifyEmail;
  const outcome = await submit(context, request, endpoint, { body });
  if (outcome.ok) return { state: disowned ? ("disowned" as const) : ("done" as const), text: null };
  const error = outcome.errors[0];
  if (error?.code === "already_verified") return { state: "already" as const, text: error.detail };
  if (error?.code === "link_expired") return { state: "expired" as const, text: error.detail };
  throw redirect("/token-not-found");
}

/** Mail scanners follow links too: only the button or a script consumes the token. */
export default function VerifyEmail() {
  const { token, signedIn, stranger } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("accounts.site.verify");
  const busy = useNavigation().state !== "idle";
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current || outcome || stranger) return;
    tried.current = true;
    send(form.current, { replace: true });
  }, [send, outcome, stranger]);
  if (outcome) return <Result outcome={outcome} signedIn={signedIn} />;
  if (stranger) return <Question token={token} account={stranger} signedIn={signedIn} busy={busy} />;
  return (
    <Notice title={t("title")}>
      <p>{t("text")}</p>
      <Form method="post" ref={form} className="mt-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" busy={busy}>
          {t("submit")}
        </Button>
      </Form>
    </Notice>
  );
}

type Outcome = NonNullable<Awaited<ReturnType<typeof action>>>;

function Result({ outcome, signedIn }: { outcome: Outcome; signedIn: boolean }) {
  const t = useTranslations("accounts.site.verify");
  const { under, forAdmins } = useDoor();
  const goOn = signedIn ? (
    <Button to="/home">{t("continue")}</Button>
  ) : (
    <Button to={`${under}/login`}>{t("login")}</Button>
  );
  if (outcome.state === "done")
    return (
      <Notice drawing="tasks" title={t("doneTitle")} action={goOn}>
        <p>{t("doneText")}</p>
      </Notice>
    );
  if (outcome.state === "disowned")
    return (
      <Notice
        drawing="tasks"
        title={t("disownedTitle")}
        action={<Button to="/forgot-password">{t("setPassword")}</Button>}
      >
        <p>{t("disownedText")}</p>
      </Notice>
    );
  if (outcome.state === "already")
    return (
      <Notice drawing="tasks" title={t("alreadyTitle")} action={goOn}>
        <p>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice
      title={t("expiredTitle")}
      action={forAdmins ? goOn : <Button to="/employer/register/wait-for-verification">{t("resend")}</Button>}
    >
      <p>{outcome.text}</p>
    </Notice>
  );
}

/** Asks a reader who is not signed in to the account whether they or another person opened it. */
function Question({
  token,
  account,
  signedIn,
  busy,
}: {
  token: string;
  account: { email: string; full_name: string; created_at: string; has_password: boolean };
  signedIn: boolean;
  busy: boolean;
}) {
  const t = useTranslations("accounts.site.verify");
  const format = useFormatter();
  const date = format.dateTime(new Date(account.created_at), { dateStyle: "long" });
  return (
    <Notice title={t("title")}>
      <p>{t("question", { email: account.email, name: account.full_name, date })}</p>
      {!account.has_password && <p>{t("provider")}</p>}
      <Form method="post" className="mt-3 flex flex-wrap justify-center gap-3">
        <input type="hidden" name="token" value={token} />
        {account.has_password && (
          <Button type="submit" busy={busy}>
            {t("mine")}
          </Button>
        )}
        {!account.has_password && !signedIn && (
          <Button to={signInPath(`/verify-email?token=${encodeURIComponent(token)}`)}>{t("login")}</Button>
        )}
        <Button type="submit" name="act" value="disown" variant="secondary" busy={busy}>
          {t("notMine")}
        </Button>
      </Form>
    </Notice>
  );
}
