import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import { lawOutlook } from "#people/law/contract.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { discardJob, operations, retryJob } from "../../contract.ts";
import { Ahead } from "../../parts/console/Ahead.tsx";
import { FailedJobs } from "../../parts/console/FailedJobs.tsx";
import { OperationFigures } from "../../parts/console/OperationFigures.tsx";
import { Queues, SlowStatements } from "../../parts/console/Queues.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ data }, law] = await Promise.all([
    load(context, request, operations),
    load(context, request, lawOutlook),
  ]);
  const { now } = context.get(pageServices) as { now: Date };
  return { shown: data.attributes, law, now: now.toISOString() };
}

interface Refused {
  id: string;
  form?: FormReply;
  refused?: string;
}

const acts: PostedActions<Refused> = {
  retry: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    const outcome = await submit(context, request, retryJob, { params: { id } });
    return outcome.ok ? null : { id, refused: outcome.errors[0]?.detail ?? "" };
  },
  discard: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    const form = await readForm(posted, discardJob.body);
    const outcome = await submit(context, request, discardJob, { params: { id }, body: form.values });
    if (outcome.ok) return null;
    return outcome.status === 409
      ? { id, refused: outcome.errors[0]?.detail ?? "" }
      : { id, form: form.reply(outcome.errors) };
  },
};

export const action = (args: ActionFunctionArgs) => runPosted(args, acts);

/** The state of the running product, for super administrators. */
export default function Operations() {
  const { shown, law, now } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("operations.console");
  const language = useLocale() as "en" | "vi";
  const busy = shown.queues.filter(
    ({ waiting, delayed, active, failed }) => waiting + delayed + active + failed > 0,
  );
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("nav")} · Sen`}</title>
      <CardHeader as="h1" title={t("nav")} text={t("lead")} />
      {done?.refused !== undefined && (
        <Alert tone="danger" live>
          {done.refused}
        </Alert>
      )}
      <OperationFigures shown={shown} now={now} />
      {shown.failed_jobs.length > 0 ? (
        <Card flush>
          <CardHeader as="h2" title={t("failedJobs.title")} className="p-4" />
          <FailedJobs rows={shown.failed_jobs} reply={done?.form && { id: done.id, form: done.form }} />
        </Card>
      ) : (
        <EmptyState drawing="tasks" title={t("failedJobs.empty")} text={t("failedJobs.emptyText")} />
      )}
      <Ahead law={law} aging={shown.aging} language={language} />
      <Card flush>
        <CardHeader
          as="h2"
          title={t("queues.title")}
          text={busy.length === 0 ? t("queues.empty") : undefined}
          className="p-4"
        />
        {busy.length > 0 && <Queues rows={busy} />}
      </Card>
      <Card flush>
        <CardHeader
          as="h2"
          title={t("slow.title")}
          text={slowText(shown.slow_statements, t)}
          className="p-4"
        />
        {shown.slow_statements && shown.slow_statements.length > 0 && (
          <SlowStatements rows={shown.slow_statements} />
        )}
      </Card>
    </div>
  );
}

/** Returns the reason for which no slow statement is shown. */
function slowText(
  rows: readonly unknown[] | null,
  t: (key: "slow.missing" | "slow.empty") => string,
): string | undefined {
  if (rows === null) return t("slow.missing");
  return rows.length === 0 ? t("slow.empty") : undefined;
}
