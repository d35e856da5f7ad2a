import { useEffect, useMemo, useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { bulkMailsPath } from "#hiring/email-templates/paths.ts";
import { formOf, load } from "#kit/page.ts";
import { useTicks } from "#market/jobs/parts/console/use-ticks.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { downloadPath } from "../../console-paths.ts";
import { applicantTable } from "../../contract-lists.ts";
import { ApplicantTable } from "../../parts/console/ApplicantTable.tsx";
import { put, viewOf, viewQuery } from "../../parts/console/board-model.ts";
import { HandledNote } from "../../parts/console/Handled.tsx";
import { RejectDialog } from "../../parts/console/RejectDialog.tsx";
import { RejectForm } from "../../parts/console/RejectForm.tsx";
import { TableBar } from "../../parts/console/TableBar.tsx";
import { TableFilters } from "../../parts/console/TableFilters.tsx";
import { apiSort, rowsOf, sortOf, sortParam } from "../../parts/console/table-model.ts";
import { useView } from "../../parts/console/use-view.ts";
import { handleTicked } from "./table-action.ts";

const number = /^[1-9]\d{0,4}$/;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { data } = await load(context, request, applicantTable, {
    params: { id: params.jobId },
    query: {
      ...viewQuery(viewOf(searchParams)),
      stage: number.exec(searchParams.get("stage") ?? "")?.[0],
      page: number.exec(searchParams.get("page") ?? "")?.[0],
      sort: apiSort(searchParams),
    },
  });
  return { table: data.attributes };
}

export async function action(args: ActionFunctionArgs) {
  return handleTicked(args, await formOf(args.request));
}

/** The page with the applicants of a job as a table, for moving, emailing or rejecting many at once, also without JavaScript. */
export default function BoardTable() {
  const { table: data } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const { pathname, search: query } = useLocation();
  const [params] = useSearchParams();
  const t = useTranslations("applications.console.table");
  const reject = useTranslations("applications.console.reject");
  const [view, setView] = useView();
  const stage = params.get("stage") ?? "";
  const sort = useMemo(() => sortOf(params), [params]);
  const rows = useMemo(() => rowsOf(data), [data]);
  const list = useRef<HTMLDivElement>(null);
  const { count, recount, tick } = useTicks(list, rows);
  // Applicants whose action was refused stay selected.
  useEffect(() => {
    if (result) tick((id) => result.refused.some((refused) => refused.id === id));
  }, [result, tick]);
  const { job, page, items, total } = data;
  const pages = Math.ceil(total / items);
  const here = pathname + query;
  const [rejecting, setRejecting] = useState<string[] | null>(null);
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const nameOf = (id: string) => rowOf(id)?.full_name;
  const withoutReason = result?.missing === "reason" ? result.ids : null;
  const whom = (ids: readonly string[]) => ({
    id: ids.join(),
    name: nameOf(ids[0] ?? "") ?? "",
    count: ids.length,
    unreached: ids.every((id) => rowOf(id)?.unreached),
  });
  const postOf = (ids: readonly string[]) => ({
    action: here,
    fields: ids.map((id) => <input key={id} type="hidden" name="ids" value={id} />),
  });
  const sortTo = (next: Parameters<typeof sortParam>[0]) => {
    const address = new URLSearchParams(params);
    put(address, "sort", sortParam(next));
    address.delete("page");
    return `?${address}`;
  };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title", { job: job.title })} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-xl font-semibold break-words">{t("title", { job: job.title })}</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            to={applicantPaths.board(workspace, job.id)}
            variant="secondary"
            size="sm"
            icon="arrow-left"
          >
            {t("board")}
          </Button>
          {(job.can.manage ? (["csv", "zip"] as const) : []).map((kind) => (
            <a
              key={kind}
              href={downloadPath(workspace, job.id, kind)}
              download
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Icon name="download" size="sm" />
              {t(kind)}
            </a>
          ))}
        </div>
      </div>
      <TableFilters data={data} view={view} onView={setView} stage={stage} />
      {withoutReason ? (
        <Card>
          <h2 className="mb-4 text-lg font-semibold">{reject("title", whom(withoutReason))}</h2>
          <RejectForm who={whom(withoutReason)} post={postOf(withoutReason)} missing={result?.hasAsked} />
        </Card>
      ) : (
        result && <HandledNote result={result} action={here} nameOf={nameOf} />
      )}
      <div ref={list} onChange={recount} className="group/list flex flex-col gap-4">
        {/* The scroll margins keep a focused control above the bar. */}
        <Card
          flush
          className="[&_:is(a,button,input)]:scroll-mb-32 max-lg:[&_:is(a,button,input)]:scroll-mb-72 max-md:[&_:is(a,button,input)]:scroll-mb-40"
        >
          {rows.length === 0 ? (
            <p className="p-6 text-center text-ink-500">{t("empty")}</p>
          ) : (
            <ApplicantTable
              rows={rows}
              back={query}
              sort={sort}
              sortTo={sortTo}
              tickAll={
                job.can.decide && (
                  <Checkbox
                    className="noscript:hidden"
                    label={<span className="sr-only">{t("selectAll")}</span>}
                    checked={count === rows.length}
                    ref={(box) => {
                      if (box) box.indeterminate = count > 0 && count < rows.length;
                    }}
                    onChange={(event) => tick(() => event.currentTarget.checked)}
                  />
                )
              }
            />
          )}
        </Card>
        {pages > 1 && (
          <p className="text-center text-sm text-ink-500 tabular-nums">
            {t("shown", { from: (page - 1) * items + 1, to: Math.min(page * items, total), total })}
          </p>
        )}
        <Pagination page={page} pages={pages} />
        {job.can.decide && (
          <TableBar
            action={here}
            can={job.can}
            stages={data.stages}
            mails={bulkMailsPath(workspace, job.id)}
            count={count}
            all={rows.length}
            tickAll={(ticked) => tick(() => ticked)}
            onReject={setRejecting}
          />
        )}
      </div>
      <RejectDialog
        who={rejecting && whom(rejecting)}
        post={postOf(rejecting ?? [])}
        onClose={() => setRejecting(null)}
        onReject={() => setRejecting(null)}
      />
    </div>
  );
}
