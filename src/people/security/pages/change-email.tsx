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
import { formOf, pageServices, submit } from "#kit/page.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { Button } from "#ui/Button.tsx";
import { emailLink, emailLinkCancel, emailLinkConfirm } from "../contract.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw redirect("/token-not-found");
  const shown = await submit(context, request, emailLink, { query: { token } });
  const error = shown.ok ? null : shown.errors[0];
  return {
    token,
    signedIn: context.get(pageServices).viewer !== null,
    link: shown.ok ? shown.data.data.attributes : null,
    error: error?.detail ?? null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const body = { token: String(form.get("token") ?? "") };
  if (form.get("act") === "refuse") {
    const outcome = await submit(context, request, emailLinkCancel, { body });
    return outcome.ok ? { state: "refused" as const } : { error: outcome.errors[0]?.detail ?? null };
  }
  const outcome = await submit(context, request, emailLinkConfirm, { body });
  return outcome.ok
    ? { state: outcome.data.data.attributes.state }
    : { error: outcome.errors[0]?.detail ?? null };
}

/** Mail scanners follow links too: only a button confirms. */
export default function ChangeEmail() {
  const { token, link, signedIn, ...loaded } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("security.site.link");
  const busy = useNavigation().state !== "idle";
  const goOn = <Button to={signedIn ? "/account/security" : "/login"}>{t("continue")}</Button>;
  if (outcome && "state" in outcome) {
    if (outcome.state === "changed")
      return (
        <Notice drawing="tasks" title={t("changedTitle")} action={goOn}>
          <p>{t("changed")}</p>
        </Notice>
      );
    if (outcome.state === "refused")
      return (
        <Notice
          drawing="tasks"
          title={t("refusedTitle")}
          action={<Button to="/forgot-password">{t("newPassword")}</Button>}
        >
          <p>{t("refused")}</p>
        </Notice>
      );
    return (
      <Notice title={t("title")} action={goOn}>
        <p>{t(outcome.state === "waits_for_new" ? "waitsNew" : "waitsOld")}</p>
      </Notice>
    );
  }
  if (outcome || !link)
    return (
      <Notice title={t("expiredTitle")} action={goOn}>
        <p>{outcome ? outcome.error : loaded.error}</p>
      </Notice>
    );
  return (
    <Notice title={t("title")}>
      <p>{t(link.side === "new" ? "textNew" : "textOld", { email: link.email })}</p>
      {link.confirmed && <p>{t("confirmed")}</p>}
      <Form method="post" className="mt-3 flex flex-wrap justify-center gap-3">
        <input type="hidden" name="token" value={token} />
        {!link.confirmed && (
          <Button type="submit" busy={busy}>
            {t("confirm")}
          </Button>
        )}
        {link.side === "old" && (
          <Button type="submit" name="act" value="refuse" variant="secondary" busy={busy}>
            {t("refuse")}
          </Button>
        )}
      </Form>
    </Notice>
  );
}
