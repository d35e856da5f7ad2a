import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { formOf, submit } from "#kit/page.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { TokenForm } from "#people/accounts/parts/TokenForm.tsx";
import { Button } from "#ui/Button.tsx";
import { unsubscribe } from "../contract.ts";
import { notificationPaths } from "../paths.ts";
import { type Group, groupKeys } from "../terms.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  const named = token.split(".")[1];
  return { token, group: groupKeys.find((group) => group === named) ?? null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "").slice(0, 200);
  const outcome = await submit(context, request, unsubscribe, { body: { token } });
  if (!outcome.ok) return { group: null, text: outcome.errors[0]?.detail ?? null };
  return { group: outcome.data.data.attributes.group as Group, text: null };
}

/** The page behind the unsubscribe link of an email. Only its button switches the emails off, because programs follow links too. */
export default function Unsubscribe() {
  const { token, group } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("notifications.site.unsubscribe");
  const names = useTranslations("notifications.labels.group");
  const settings = (
    <Button to={notificationPaths.choices} variant="secondary">
      {t("settings")}
    </Button>
  );
  if (outcome?.group)
    return (
      <Notice drawing="tasks" title={t("doneTitle")} action={settings}>
        <p>{t("doneText", { group: names(outcome.group) })}</p>
      </Notice>
    );
  if (outcome || !group)
    return (
      <Notice title={t("failedTitle")} action={settings}>
        {outcome?.text && <p>{outcome.text}</p>}
      </Notice>
    );
  return (
    <Notice title={t("title")}>
      <p>{t("text", { group: names(group) })}</p>
      <TokenForm token={token} submit={t("submit")} />
    </Notice>
  );
}
