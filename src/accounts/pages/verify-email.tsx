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
import { useTranslations } from "use-intl";
import { attempt, formOf, pageServices } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { verifyEmail } from "../contract.ts";
import { Notice } from "../parts/Notice.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw redirect("/employer/register/wait-for-verification");
  return { token, signedIn: context.get(pageServices).viewer !== null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "");
  const outcome = await attempt(context, request, verifyEmail, { body: { token } });
  if (outcome.ok) return { state: "done" as const, text: null };
  const fault = outcome.faults[0];
  if (fault?.code === "already_verified") return { state: "already" as const, text: fault.detail };
  if (fault?.code === "link_expired") return { state: "expired" as const, text: fault.detail };
  throw redirect("/token-not-found");
}

/** Programs that look into mails follow links too: only a press of the button, or a script, uses the link up. */
export default function VerifyEmail() {
  const { token, signedIn } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("accounts.site.verify");
  const busy = useNavigation().state !== "idle";
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current || outcome) return;
    tried.current = true;
    submit(form.current, { replace: true });
  }, [submit, outcome]);
  const goOn = signedIn ? (
    <Button to="/home">{t("continue")}</Button>
  ) : (
    <Button to="/login">{t("login")}</Button>
  );
  if (outcome?.state === "done")
    return (
      <Notice drawing="tasks" title={t("doneTitle")} action={goOn}>
        <p>{t("doneText")}</p>
      </Notice>
    );
  if (outcome?.state === "already")
    return (
      <Notice drawing="tasks" title={t("alreadyTitle")} action={goOn}>
        <p>{outcome.text}</p>
      </Notice>
    );
  if (outcome?.state === "expired")
    return (
      <Notice
        title={t("expiredTitle")}
        action={<Button to="/employer/register/wait-for-verification">{t("resend")}</Button>}
      >
        <p>{outcome.text}</p>
      </Notice>
    );
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
