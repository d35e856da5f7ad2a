import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { useTranslations } from "use-intl";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { applicantTable } from "#hiring/applications/contract-lists.ts";
import { submitInParts } from "#kit/in-parts.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { BulkOutcome } from "#market/jobs/parts/console/BulkOutcome.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { previewTemplate, templates } from "../../contract.ts";
import { sendMails, undoMails } from "../../contract-mails.ts";
import {
  ManyChoice,
  ManyConfirm,
  type Recipient,
  Recipients,
  UndoMany,
} from "../../parts/console/ManyMails.tsx";
import { languageKeys, templateViews } from "../../parts/console/template-view.ts";
import { bulkMailsPath } from "../../paths.ts";
import { mostAtOnce, mostRecipients, undoSeconds } from "../../terms.ts";

const digits = /^\d{1,15}$/;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const ids = [...new Set(searchParams.getAll("ids"))].filter((id) => digits.test(id));
  const [{ data }, all] = await Promise.all([
    load(context, request, applicantTable, {
      params: { id: params.jobId },
      query: { ids: ids.slice(0, mostAtOnce), items: mostAtOnce },
    }),
    load(context, request, templates),
  ]);
  const { job, applicants } = data.attributes;
  const people: Recipient[] =
    ids.length === 0
      ? []
      : applicants.map(({ id, attributes: { full_name, email } }) => ({
          id,
          name: full_name,
          unreachable: email === "",
        }));
  const own = languageKeys.indexOf(context.get(pageServices).language);
  const language = ["0", "1"].includes(searchParams.get("language") ?? "")
    ? Number(searchParams.get("language"))
    : own;
  const offered = templateViews(all).filter((each) => each.language === language);
  const template = offered.find(({ id }) => id === searchParams.get("template"));
  const reader =
    people.find(({ id }) => id === searchParams.get("for")) ??
    people.find((each) => !each.unreachable) ??
    people[0];
  const preview =
    template && reader
      ? await load(context, request, previewTemplate, {
          params: { id: template.id },
          body: { applicant_id: Number(reader.id) },
        })
      : null;
  return {
    job,
    people,
    language,
    templates: offered,
    tooMany: ids.length > mostAtOnce,
    chosen: template ? { id: template.id, name: template.name } : null,
    asks: searchParams.has("confirm"),
    filled:
      preview && reader
        ? {
            reader: reader.id,
            subject: preview.data.attributes.subject,
            content: preview.data.attributes.content,
            missing: preview.data.attributes.missing,
          }
        : null,
  };
}

/** Queues the email, or cancels queued ones. */
export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  if (form.get("intent") === "undo") return undo(args, form.getAll("waiting").map(String));
  const ids = form
    .getAll("ids")
    .map(String)
    .filter((id) => digits.test(id));
  const template = digits.exec(String(form.get("template_id")))?.[0];
  const { answers, failed } = await submitInParts(args, sendMails, { ids, most: mostRecipients }, (part) => ({
    body: { applicant_ids: part.map(Number), template_id: Number(template) },
  }));
  const items = answers.flatMap(({ data }) => data);
  return {
    undone: null,
    waiting: answers.flatMap(({ meta }) => meta.waiting_id ?? []),
    sent: items.filter(({ sent }) => sent).length,
    refused: [
      ...items.flatMap(({ id, sent, detail }) => (sent ? [] : [{ id, reason: detail ?? "" }])),
      ...failed.map(({ id, detail }) => ({ id, reason: detail })),
    ],
  };
}

async function undo({ context, request }: ActionFunctionArgs, waiting: readonly string[]) {
  const undone: { ok: boolean; text: string }[] = [];
  for (const id of waiting) {
    const outcome = await submit(context, request, undoMails, { params: { id } });
    undone.push({ ok: outcome.ok, text: outcome.ok ? "" : (outcome.errors[0]?.detail ?? "") });
  }
  return { undone, waiting: [], sent: 0, refused: [] };
}

/** The page that emails many applicants of a job in steps: the choice of a template, a confirmation, and the result for each. */
export default function EmailMany() {
  const { job, people } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console.many");
  const table = boardTablePath(workspace, job.id);
  const title = t("title", { count: people.length });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${title} · Sen`}</title>
      <div>
        <Button to={table} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("back")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        <p className="mt-1 text-ink-700">{t("about", { job: job.title })}</p>
      </div>
      {result && <Result result={result} />}
      {!result && people.length === 0 && (
        <EmptyState
          drawing="mail"
          title={t("none")}
          text={t("noneText")}
          action={<Button to={table}>{t("back")}</Button>}
        />
      )}
      {!result && people.length > 0 && (
        <>
          <Recipients people={people} />
          <Step />
        </>
      )}
    </div>
  );
}

function Result({ result }: { result: Awaited<ReturnType<typeof action>> }) {
  const { job, people } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console.many");
  const { undone, waiting, sent, refused } = result;
  const again = new URLSearchParams(refused.map(({ id }) => ["ids", id]));
  return (
    <BulkOutcome
      result={result}
      done={
        undone?.every(({ ok }) => ok)
          ? t("undone")
          : sent > 0 && t("sent", { count: sent, seconds: undoSeconds })
      }
      refusedTitle={t("refused", { count: refused.length })}
      refused={refused.map(({ id, reason }) => ({
        id,
        reason,
        name: people.find((each) => each.id === id)?.name ?? id,
      }))}
      undo={
        <>
          {waiting.length > 0 && <UndoMany waiting={waiting} />}
          {refused.length > 0 && (
            <Button to={`${bulkMailsPath(workspace, job.id)}?${again}`} variant="secondary" size="sm">
              {t("again")}
            </Button>
          )}
        </>
      }
    >
      {undone?.find(({ ok }) => !ok)?.text}
    </BulkOutcome>
  );
}

/** Shows the choice of a template, or the confirmation. */
function Step() {
  const { people, tooMany, chosen, asks, filled, templates, language } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const t = useTranslations("email-templates.console.many");
  const asking = new URLSearchParams(search);
  asking.set("confirm", "1");
  const choosing = new URLSearchParams(search);
  choosing.delete("confirm");
  if (tooMany) return <Alert tone="warning">{t("tooMany", { most: mostAtOnce })}</Alert>;
  if (asks && chosen) return <ManyConfirm people={people} template={chosen} back={`?${choosing}`} />;
  return (
    <>
      <ManyChoice
        people={people}
        templates={templates}
        language={language}
        chosen={chosen?.id ?? ""}
        filled={filled}
      />
      {chosen && (
        <div className="flex justify-end">
          <Button to={`?${asking}`} iconAfter="arrow-right">
            {t("continue")}
          </Button>
        </div>
      )}
    </>
  );
}
