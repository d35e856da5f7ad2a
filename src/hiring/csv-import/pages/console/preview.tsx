import { useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { retentionShow } from "#hiring/applications/contract-retention.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { formOf, load, pageUrl, submit } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { assign, confirm, importDetail } from "../../contract.ts";
import { ColumnsForm } from "../../parts/console/ColumnsForm.tsx";
import { Problems } from "../../parts/console/Problems.tsx";
import { SampleTable } from "../../parts/console/SampleTable.tsx";
import { importPaths } from "../../paths.ts";
import { type ImportField, rowByRow } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [table, retention] = await Promise.all([
    load(context, request, importDetail, { params: { id: params.importId } }),
    load(context, request, retentionShow),
  ]);
  const { columns, missing_columns, problems, ...rest } = table.data.attributes;
  return {
    ...rest,
    days: retention.data.attributes.added_days,
    columns: columns as ImportField[],
    missing: missing_columns as ImportField[],
    problems: problems.map((problem, index) => ({ ...problem, key: index })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = pageUrl(request).pathname;
  if (form.get("do") === "columns") {
    const columns: string[] = [];
    while (form.has(`columns[${columns.length}]`))
      columns.push(String(form.get(`columns[${columns.length}]`)));
    const assigned = await submit(context, request, assign, {
      params: { id: params.importId ?? "" },
      body: { columns, first_is_data: form.get("first_is_data") === "true" },
    });
    if (!assigned.ok) return data({ refused: assigned.errors[0]?.detail ?? "" }, { status: assigned.status });
    throw redirect(here);
  }
  const outcome = await submit(context, request, confirm, {
    params: { id: params.importId ?? "" },
    body: { agreed: form.get("agreed") === "true", duplicates: form.get("duplicates") === "true" },
  });
  if (!outcome.ok) return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
  throw redirect(here);
}

/** Reloads after a refused import, because its problems may be new. */
export const shouldRevalidate = () => true;

export type Preview = Awaited<ReturnType<typeof loader>>;

/** The preview of a table with its problems, and the button that imports it. */
export default function PreviewTable() {
  const table = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("csvImport.console");
  const busy = useNavigation().state !== "idle";
  const { kind, rows, problems, problem_count, columns, missing, can } = table;
  const done = table.status === "done";
  const unknown = columns.length > 0 ? table.unknown_columns : [];
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t(`kind.${kind}`)} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{done ? t(`kind.${kind}`) : t("previewTitle")}</h1>
        <p className="mt-1 break-words text-ink-500">
          {t("facts", { rows, file: table.file_name, encoding: t(`encodings.${table.encoding}`) })}
        </p>
      </div>
      {result?.refused && (
        <Alert tone="danger" live>
          {result.refused}
        </Alert>
      )}
      <ImportState />
      {(table.skipped_rows > 0 || unknown.length > 0) && (
        <ul className="list-disc pl-5 text-sm text-ink-700">
          {table.skipped_rows > 0 && <li>{t("skipped", { count: table.skipped_rows })}</li>}
          {unknown.length > 0 && <li>{t("unknown", { names: unknown.join(", ") })}</li>}
        </ul>
      )}
      {can.assign && (
        <ColumnsForm
          kind={kind}
          columns={table.file_columns}
          firstIsData={table.first_is_data}
          open={missing.length > 0}
          busy={busy}
        />
      )}
      {problems.length > 0 && (
        <Problems groups={table.problem_groups} problems={problems} more={problem_count - problems.length} />
      )}
      {!done && <ImportForm />}
      {columns.length > 0 && <SampleTable columns={columns} sample={table.sample} />}
    </div>
  );
}

/** Shows whether the table is imported, lacks a column, has wrong rows, or can be imported. */
function ImportState() {
  const { kind, rows, good_rows, duplicate_rows, status, missing, wrong_rows, can } =
    useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  if (status === "done")
    return (
      <Alert
        tone="success"
        actions={
          <Button
            to={
              kind === "jobs" && company
                ? `${consolePaths.jobs(company)}?tab=draft`
                : kind === "clients"
                  ? clientPaths.list
                  : talentPaths.list(workspace)
            }
            variant="secondary"
            size="sm"
          >
            {t(`view.${kind}`)}
          </Button>
        }
      >
        {t("done", { count: good_rows })} {good_rows < rows && t("left", { count: rows - good_rows })}
      </Alert>
    );
  if (missing[0]) return <Alert tone="warning">{t("missing", { name: names(missing[0]) })}</Alert>;
  if (!rowByRow(kind))
    return (
      <Alert tone={wrong_rows > 0 ? "danger" : "success"}>
        {wrong_rows > 0 ? t("bad", { count: wrong_rows }) : t("good")}
      </Alert>
    );
  if (!can.confirm) return <Alert tone="danger">{t("noneGood")}</Alert>;
  return (
    <Alert tone={good_rows < rows ? "warning" : "success"}>
      {wrong_rows > 0 && t("partly", { good: good_rows, wrong: wrong_rows })}{" "}
      {duplicate_rows > 0 && t("duplicates", { count: duplicate_rows })}
      {good_rows === rows && t("good")}
    </Alert>
  );
}

const { upload } = importPaths;

/** Imports the table, or leads to the upload of another one. */
function ImportForm() {
  const { kind, days, good_rows, duplicate_rows, missing, can } = useLoaderData<typeof loader>();
  const [duplicates, setDuplicates] = useState(false);
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const t = useTranslations("csvImport.console");
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      {kind === "candidates" && can.confirm && (
        <Checkbox name="agreed" value="true" required label={t("agreed", { days })} />
      )}
      {duplicate_rows > 0 && can.confirm && (
        <Checkbox
          name="duplicates"
          value="true"
          // Without any other row, there would be nothing to import.
          required={good_rows === 0}
          checked={duplicates}
          onChange={({ currentTarget }) => setDuplicates(currentTarget.checked)}
          label={t("takeDuplicates", { count: duplicate_rows })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {can.confirm && (
          <Button type="submit" busy={busy}>
            {t("import", { count: good_rows + (duplicates || good_rows === 0 ? duplicate_rows : 0) })}
          </Button>
        )}
        <Button
          to={
            kind === "jobs" && company
              ? upload.jobs(company)
              : kind === "clients"
                ? upload.clients
                : upload.candidates(workspace)
          }
          variant={can.confirm || missing.length > 0 ? "ghost" : "primary"}
        >
          {t("again")}
        </Button>
      </div>
    </Form>
  );
}
