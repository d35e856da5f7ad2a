import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { formOf, pageServices, submit } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { TokenForm } from "#people/accounts/parts/TokenForm.tsx";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Button } from "#ui/Button.tsx";
import { confirm } from "../contract.ts";
import { alertView } from "../parts/alert-view.ts";
import { useAlertWords } from "../parts/use-alert-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, jobs: jobsPath[context.get(pageServices).language] };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "").slice(0, 200);
  const outcome = await submit(context, request, confirm, { body: { token } });
  if (!outcome.ok) return { alert: null, text: outcome.errors[0]?.detail ?? null };
  const reference = await loadReference(context, request);
  return { alert: alertView(outcome.data.data, context.get(pageServices).language, reference), text: null };
}

/** Mail scanners follow links too, so only the button activates the alert. */
export default function ConfirmAlert() {
  const { token, jobs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site.confirm");
  const words = useAlertWords();
  const browse = <Button to={outcome?.alert?.path ?? jobs}>{t("jobs")}</Button>;
  if (outcome?.alert)
    return (
      <Notice drawing="tasks" title={t("doneTitle")} action={browse}>
        <p>{t("doneText", { what: words(outcome.alert.named), email: outcome.alert.email })}</p>
      </Notice>
    );
  if (outcome)
    return (
      <Notice title={t("failedTitle")} action={browse}>
        <p>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice title={t("title")}>
      <p>{t("text")}</p>
      <TokenForm token={token} submit={t("submit")} />
    </Notice>
  );
}
