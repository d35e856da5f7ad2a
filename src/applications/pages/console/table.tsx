import { useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  data as status,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { consolePaths } from "#jobs/paths.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { board } from "../../contract.ts";
import { bulk } from "../../contract-bulk.ts";
import { ApplicantTable, type TableRow } from "../../parts/console/ApplicantTable.tsx";
import { stageName } from "../../parts/console/board-model.ts";
import { reasonKey } from "../../parts/console/reasons.ts";
import { downloadPath } from "../../paths.ts";
import { rejectReasons } from "../../terms.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, board, { params: { id: params.jobId } });
  const asked = new URL(request.url).searchParams;
  const [stage, search] = [asked.get("stage") ?? "", (asked.get("q") ?? "").trim()];
  const words = search.toLocaleLowerCase("vi");
  const rows: TableRow[] = data.attributes.stages
    .filter(({ id }) => !stage || id === stage)
    .flatMap(({ applicants, ...column }) =>
      applicants.data.map(({ id, attributes }) => ({ id, stage: column, ...attributes })),
    )
    .filter(({ full_name, email }) => `${full_name} ${email}`.toLocaleLowerCase("vi").includes(words));
  const { job, stages } = data.attributes;
  const targets = stages.filter(({ kind }) => kind !== "rejected" && kind !== "withdrawn");
  return {
    job,
    stages: stages.map(({ applicants: _, ...each }) => each),
    targets: targets.map(({ id }) => id),
    rows,
    stage,
    search,
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const at = { params: { id: params.jobId ?? "" } };
  const texts = (name: string) => posted.getAll(name).map(String);
  const ids = texts("ids");
  const intent = String(posted.get("intent"));
  if (ids.length === 0)
    return status({ none: true, done: 0, failed: [], undo: null, problem: null }, { status: 422 });
  const run = async (body: object) =>
    submit(context, request, bulk, { ...at, body: body as { ids: number[]; action: "move" } });
  if (intent === "undo") {
    // Each goes back to where it stood.
    const back = Map.groupBy(
      ids.map((id, index) => [id, texts("from")[index] ?? ""] as const),
      ([, from]) => from,
    );
    const rejected = posted.get("was") === "reject";
    let done = 0;
    for (const [from, group] of back) {
      const some = group.map(([id]) => id);
      const body = rejected
        ? { ids: some, action: "restore" }
        : { ids: some, action: "move", job_stage_id: from };
      const outcome = await run(body);
      if (outcome.ok) done += outcome.data.meta.done;
    }
    return { none: false, done, failed: [], undo: null, problem: null };
  }
  const action = intent === "reject" ? "reject" : "move";
  const outcome = await run({
    ...{ ids, action, note: null },
    ...(action === "move"
      ? { job_stage_id: posted.get("job_stage_id") }
      : { reason_id: posted.get("reason_id") }),
  });
  if (!outcome.ok) {
    const problem = outcome.errors[0]?.detail ?? null;
    return status({ none: false, done: 0, failed: [], undo: null, problem }, { status: outcome.status });
  }
  const { data, meta } = outcome.data;
  const done = data.filter(({ ok }) => ok);
  return {
    ...{ none: false, done: meta.done, problem: null },
    failed: data.filter(({ ok }) => !ok).map(({ id }) => id),
    undo:
      done.length > 0
        ? { was: action, items: done.map(({ id, from_job_stage_id: from }) => ({ id, from })) }
        : null,
  };
}

/** The applicants of a job as a table: many are moved or rejected at once, also without script. */
export default function BoardTable() {
  const { job, stages, targets, rows, stage, search } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const company = Number(useParams().companyId);
  const { pathname, search: query } = useLocation();
  const busy = useNavigation().formData?.get("intent");
  const t = useTranslations("applications.console.table");
  const reasons = useTranslations("applications.labels.reject_reason");
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const named = (id: string) => rows.find((row) => row.id === id)?.full_name ?? "";
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{t("title", { job: job.title })}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-xl font-semibold break-words">{t("title", { job: job.title })}</h1>
        <div className="flex flex-wrap gap-2">
          <Button to={consolePaths.board(company, job.id)} variant="secondary" size="sm" icon="arrow-left">
            {t("board")}
          </Button>
          {(["csv", "zip"] as const).map((kind) => (
            <a
              key={kind}
              href={downloadPath(job.id, kind)}
              download
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Icon name="download" size="sm" />
              {t(kind)}
            </a>
          ))}
        </div>
      </div>
      <Form className="flex flex-wrap items-end gap-2">
        <Field name="q" label={t("search")} hideLabel className="min-w-48 flex-1">
          <TextInput type="search" icon="search" defaultValue={search} placeholder={t("search")} />
        </Field>
        <Field name="stage" label={t("stage")} hideLabel>
          <Select
            key={stage}
            defaultValue={stage}
            options={[
              { value: "", label: t("all") },
              ...stages.map((each) => ({
                value: each.id,
                label: `${stageName(each, locale)} (${each.count})`,
              })),
            ]}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </Form>
      {result && <Outcome result={result} named={named} action={pathname + query} />}
      <Form method="post" ref={form} className="flex flex-col gap-4">
        <Card flush>
          <ApplicantTable rows={rows} company={company} back={query} form={form} />
        </Card>
        {rows.length > 0 && (
          <div
            data-action-bar
            className="sticky bottom-0 flex flex-wrap items-end gap-3 border-t border-line bg-surface px-4 py-3 max-lg:bottom-bottom-bar"
          >
            <div className="flex gap-2 max-sm:w-full">
              <Field name="job_stage_id" label={t("moveTo")} hideLabel className="max-sm:flex-1">
                <Select
                  options={stages
                    .filter(({ id }) => targets.includes(id))
                    .map((each) => ({ value: each.id, label: stageName(each, locale) }))}
                />
              </Field>
              <Button type="submit" name="intent" value="move" busy={busy === "move"}>
                {t("move")}
              </Button>
            </div>
            <div className="flex gap-2 max-sm:w-full sm:ml-auto">
              <Field name="reason_id" label={t("reason")} hideLabel className="max-sm:flex-1">
                <Select
                  options={rejectReasons
                    .filter(({ by }) => by === "employer")
                    .map(({ id }) => ({ value: String(id), label: reasons(reasonKey(id)) }))}
                />
              </Field>
              <Button type="submit" name="intent" value="reject" variant="danger" busy={busy === "reject"}>
                {t("reject")}
              </Button>
            </div>
          </div>
        )}
      </Form>
    </div>
  );
}

type Result = { none: boolean; done: number; failed: string[]; problem: string | null } & {
  undo: { was: string; items: { id: string; from: string | null }[] } | null;
};

function Outcome({
  result,
  named,
  action,
}: {
  result: Result;
  named: (id: string) => string;
  action: string;
}) {
  const t = useTranslations("applications.console.table");
  const { none, done, failed, problem, undo } = result;
  return (
    <Alert
      tone={none || problem || failed.length > 0 ? "warning" : "success"}
      live
      actions={
        undo && (
          <Form method="post" action={action}>
            <input type="hidden" name="was" value={undo.was} />
            {undo.items.map(({ id, from }) => (
              <span key={id}>
                <input type="hidden" name="ids" value={id} />
                <input type="hidden" name="from" value={from ?? ""} />
              </span>
            ))}
            <Button type="submit" name="intent" value="undo" size="sm" variant="secondary" icon="undo">
              {t("undo")}
            </Button>
          </Form>
        )
      }
    >
      {none && <p>{t("none")}</p>}
      {problem && <p>{problem}</p>}
      {done > 0 && <p>{t("done", { count: done })}</p>}
      {failed.length > 0 && (
        <p>
          {t("failed", { count: failed.length })} {failed.map(named).join(", ")}
        </p>
      )}
    </Alert>
  );
}
