import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { formOf, submit } from "#kit/page.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { TokenForm } from "#people/accounts/parts/TokenForm.tsx";
import { stopReport } from "../contract-mails.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return { token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "").slice(0, 200);
  const outcome = await submit(context, request, stopReport, { body: { token } });
  if (!outcome.ok) return { report: null, text: outcome.errors[0]?.detail ?? null };
  return { report: outcome.data.data.attributes.report, text: null };
}

/** The page behind the stop link of a weekly report. Its button stops the report, because programs follow links too. */
export default function StopReport() {
  const { token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("reports.site.stop");
  const names = useTranslations("reports.labels.name");
  if (outcome)
    return (
      <Notice
        {...(outcome.report && { drawing: "tasks" as const })}
        title={t(outcome.report ? "doneTitle" : "failedTitle")}
      >
        <p>{outcome.report ? t("doneText", { name: names(outcome.report) }) : outcome.text}</p>
      </Notice>
    );
  return (
    <Notice title={t("title")}>
      <p>{t("text")}</p>
      <TokenForm token={token} submit={t("submit")} />
    </Notice>
  );
}
