import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { formOf, pageServices, submit } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { TokenForm } from "#people/accounts/parts/TokenForm.tsx";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Button } from "#ui/Button.tsx";
import { unsubscribe } from "../contract.ts";
import { alertView } from "../parts/alert-view.ts";
import { useAlertWords } from "../parts/use-alert-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, jobs: jobsPath[context.get(pageServices).language] };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "").slice(0, 200);
  const outcome = await submit(context, request, unsubscribe, { body: { token } });
  if (!outcome.ok) return { alert: null, text: outcome.errors[0]?.detail ?? null };
  const reference = await loadReference(context, request);
  return { alert: alertView(outcome.data.data, context.get(pageServices).language, reference), text: null };
}

/** The page behind the stop link of an alert's mails. Its button stops the alert; opening the page does not. */
export default function Unsubscribe() {
  const { token, jobs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site");
  const words = useAlertWords();
  const browse = <Button to={jobs}>{t("confirm.jobs")}</Button>;
  if (outcome?.alert)
    return (
      <Notice drawing="tasks" title={t("stop.doneTitle")} action={browse}>
        <p>{t("stop.doneText", { what: words(outcome.alert.named) })}</p>
      </Notice>
    );
  if (outcome)
    return (
      <Notice title={t("confirm.failedTitle")} action={browse}>
        <p>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice title={t("stop.title")}>
      <p>{t("stop.text")}</p>
      <TokenForm token={token} submit={t("stop.submit")} />
    </Notice>
  );
}
