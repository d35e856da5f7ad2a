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
import { formOf, load, submit } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { companyWorkspaceOf } from "#people/accounts/page-workspace.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Table } from "#ui/Table.tsx";
import { assign, confirm, importDetail } from "../../contract.ts";
import { ColumnsForm } from "../../parts/console/ColumnsForm.tsx";
import { importPaths } from "../../paths.ts";
import type { ImportField } from "../../terms.ts";

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
  const here = importPaths.preview(companyWorkspaceOf(context), params.importId ?? "");
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
    body: { agreed: form.get("agreed") === "true" },
  });
  if (!outcome.ok) return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
  throw redirect(here);
}

/** Reloads after a refused import, because its problems may be new. */
export const shouldRevalidate = () => true;

/** The preview of a table with its problems, and the button that imports it. */
export default function PreviewTable() {
  const found = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useCompanyWorkspace();
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  const busy = useNavigation().state !== "idle";
  const { kind, days, rows, status, wrong_rows, problems, problem_count, columns, missing, sample, can } =
    found;
  const done = status === "done";
  const unknown = columns.length > 0 ? found.unknown_columns : [];
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t(`kind.${kind}`)} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{done ? t(`kind.${kind}`) : t("previewTitle")}</h1>
        <p className="mt-1 break-words text-ink-500">
          {t("facts", { rows, file: found.file_name, encoding: t(`encodings.${found.encoding}`) })}
        </p>
      </div>
      {result?.refused && (
        <Alert tone="danger" live>
          {result.refused}
        </Alert>
      )}
      {done ? (
        <Alert
          tone="success"
          actions={
            <Button
              to={kind === "jobs" ? `${consolePaths.jobs(workspace)}?tab=draft` : talentPaths.list(workspace)}
              variant="secondary"
              size="sm"
            >
              {t(`view.${kind}`)}
            </Button>
          }
        >
          {t("done", { count: rows })}
        </Alert>
      ) : missing[0] ? (
        <Alert tone="warning">{t("missing", { name: names(missing[0]) })}</Alert>
      ) : (
        <Alert tone={wrong_rows > 0 ? "danger" : "success"}>
          {wrong_rows > 0 ? t("bad", { count: wrong_rows }) : t("good")}
        </Alert>
      )}
      {(found.skipped_rows > 0 || unknown.length > 0) && (
        <ul className="list-disc pl-5 text-sm text-ink-700">
          {found.skipped_rows > 0 && <li>{t("skipped", { count: found.skipped_rows })}</li>}
          {unknown.length > 0 && <li>{t("unknown", { names: unknown.join(", ") })}</li>}
        </ul>
      )}
      {can.assign && (
        <ColumnsForm
          kind={kind}
          columns={found.file_columns}
          firstIsData={found.first_is_data}
          open={missing.length > 0}
          busy={busy}
        />
      )}
      {problems.length > 0 && (
        <Card flush>
          <Table
            caption={t("problem")}
            dense
            columns={[
              {
                key: "row",
                label: t("line"),
                main: true,
                cell: ({ row }) => (
                  <>
                    <span className="md:hidden">{t("line")} </span>
                    {row}
                  </>
                ),
              },
              {
                key: "column",
                label: t("column"),
                cell: ({ column }) => (column ? names(column as ImportField) : t("wholeRow")),
              },
              { key: "value", label: t("value"), className: "break-words", cell: ({ value }) => value },
              { key: "detail", label: t("problem"), cell: ({ detail }) => detail },
            ]}
            rows={problems}
            rowKey={({ key }) => key}
          />
        </Card>
      )}
      {problem_count > problems.length && (
        <p className="text-sm text-ink-500">{t("more", { count: problem_count - problems.length })}</p>
      )}
      {!done && (
        <Form method="post" className="flex flex-col items-start gap-4">
          {kind === "candidates" && can.confirm && (
            <Checkbox name="agreed" value="true" required label={t("agreed", { days })} />
          )}
          <div className="flex flex-wrap gap-3">
            {can.confirm && (
              <Button type="submit" busy={busy}>
                {t("import", { count: rows })}
              </Button>
            )}
            <Button
              to={importPaths.upload[kind](workspace)}
              variant={can.confirm || missing.length > 0 ? "ghost" : "primary"}
            >
              {t("again")}
            </Button>
          </div>
        </Form>
      )}
      {columns.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 className="font-semibold">{t("sample")}</h2>
          <section
            className="overflow-x-auto rounded-lg border border-line bg-surface"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
            tabIndex={0}
            aria-label={t("sample")}
          >
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className="px-3 py-2 font-semibold">
                    {t("line")}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                      {names(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {sample.map(({ row, cells }) => (
                  <tr key={row}>
                    <td className="px-3 py-2 tabular-nums">{row}</td>
                    {columns.map((column) => (
                      <td key={column} className="max-w-60 truncate px-3 py-2">
                        {cells[column]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
    </div>
  );
}
