import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { type PageServices, pageServices, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import type { Account } from "../actor.ts";
import { resendVerification } from "../contract.ts";
import { Notice } from "../parts/Notice.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  if (viewer?.emailVerified) throw redirect("/home");
  return viewer && { email: viewer.email, isCompany: viewer.kind === "company" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await submit(context, request, resendVerification);
  if (outcome.ok) return { sent: true, text: null };
  return { sent: false, text: outcome.errors[0]?.detail ?? null };
}

export default function Waiting() {
  const viewer = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const t = useTranslations("accounts.site.waiting");
  const busy = useNavigation().state !== "idle";
  if (!viewer)
    return (
      <Notice
        title={t("title")}
        action={<Button to="/login?next=%2Femployer%2Fregister%2Fwait-for-verification">{t("login")}</Button>}
      >
        <p>{t("guest")}</p>
      </Notice>
    );
  return (
    <Notice
      title={t("title")}
      action={
        <>
          <Form method="post">
            <Button type="submit" variant="secondary" busy={busy}>
              {t("resend")}
            </Button>
          </Form>
          <Button to="/account/security" variant="ghost">
            {t("changeEmail")}
          </Button>
          <Button to="/home">{t(viewer.isCompany ? "continueEmployer" : "continueOther")}</Button>
        </>
      }
    >
      {actionData && (
        <Alert tone={actionData.sent ? "success" : "danger"} live>
          {actionData.text ?? t("sent", { email: viewer.email })}
        </Alert>
      )}
      <p>{t("text", { email: viewer.email })}</p>
      {viewer.isCompany && <p>{t("employerNext")}</p>}
      <p className="text-sm text-ink-500">{t("spam")}</p>
    </Notice>
  );
}
