import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
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
import { formOf, load } from "#kit/page.ts";
import { useTicks } from "#market/jobs/parts/console/use-ticks.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { handleTicked } from "../../bulk-action.ts";
import { downloadPath } from "../../console-paths.ts";
import { applicantTable } from "../../contract-lists.ts";
import { loadBoardViews } from "../../load-board-views.ts";
import { ApplicantTable } from "../../parts/console/ApplicantTable.tsx";
import { barPages } from "../../parts/console/BoardBar.tsx";
import { BoardViews } from "../../parts/console/BoardViews.tsx";
import { put, viewOf, viewQuery } from "../../parts/console/board-model.ts";
import { type Handled, HandledNote } from "../../parts/console/Handled.tsx";
import { RejectDialog, type Rejecting } from "../../parts/console/RejectDialog.tsx";
import { RejectForm } from "../../parts/console/RejectForm.tsx";
import { TableBar } from "../../parts/console/TableBar.tsx";
import { TableFilters } from "../../parts/console/TableFilters.tsx";
import {
  apiSort,
  rowsOf,
  sortOf,
  sortParam,
  type TablePage,
  type TableRow,
} from "../../parts/console/table-model.ts";
import { useView } from "../../parts/console/use-view.ts";

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
  const views = await loadBoardViews({ context, request });
  const members = data.attributes.job.can.manage
    ? await load(context, request, companyMembers, { query: { active: true, all: true } })
    : null;
  return {
    table: data.attributes,
    views,
    members: (members?.data ?? []).map((each) => ({ value: each.id, label: each.attributes.full_name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  return handleTicked(args, await formOf(args.request));
}

/** The page with the applicants of a job as a table, for moving, emailing or rejecting many at once, also without JavaScript. */
export default function BoardTable() {
  const { table: data, views, members } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const { pathname, search: query } = useLocation();
  const t = useTranslations("applications.console.table");
  const [view, setView] = useView();
  const rows = useMemo(() => rowsOf(data), [data]);
  const list = useRef<HTMLDivElement>(null);
  const { count, recount, tick } = useTicks(list, rows);
  // Applicants whose action was refused stay selected.
  useEffect(() => {
    if (result) tick((id) => result.refused.some((refused) => refused.id === id));
  }, [result, tick]);
  const { job } = data;
  const here = pathname + query;
  const [rejecting, setRejecting] = useState<string[] | null>(null);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title", { job: job.title })} · Sen`}</title>
      <Header job={job} />
      <TableFilters data={data} view={view} onView={setView} views={<BoardViews rows={views} />} />
      {result && <Result result={result} rows={rows} address={here} />}
      <div ref={list} onChange={recount} className="group/list flex flex-col gap-4">
        <Rows
          rows={rows}
          back={query}
          tickAll={job.can.decide && <TickAll count={count} all={rows.length} tick={tick} />}
        />
        <Pages {...data} />
        {job.can.decide && (
          <TableBar
            action={here}
            canManage={job.can.manage}
            stages={data.stages}
            members={members}
            tags={data.facets.tags}
            pages={barPages(workspace, job.id)}
            count={count}
            all={rows.length}
            tickAll={(ticked) => tick(() => ticked)}
            onReject={setRejecting}
          />
        )}
      </div>
      <RejectDialog
        who={rejecting && rejectingOf(rows, rejecting)}
        post={postOf(here, rejecting ?? [], rows)}
        onClose={() => setRejecting(null)}
        onReject={() => setRejecting(null)}
      />
    </div>
  );
}

/** The title of the page, with links to the board and to the downloads. */
function Header({ job }: { job: TablePage["job"] }) {
  const workspace = useWorkspace();
  const t = useTranslations("applications.console.table");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="min-w-0 text-xl font-semibold break-words">{t("title", { job: job.title })}</h1>
      <div className="flex flex-wrap gap-2">
        <Button to={applicantPaths.board(workspace, job.id)} variant="secondary" size="sm" icon="arrow-left">
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
  );
}

/** The result of the last action; without JavaScript, the form of a rejection whose reason is missing. */
function Result({ result, rows, address }: { result: Handled; rows: readonly TableRow[]; address: string }) {
  const t = useTranslations("applications.console.reject");
  if (result.missing !== "reason") {
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.full_name;
    return <HandledNote result={result} action={address} nameOf={nameOf} />;
  }
  const who = rejectingOf(rows, result.ids);
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold">{t("title", { name: who.name, count: who.count })}</h2>
      <RejectForm who={who} post={postOf(address, result.ids, rows)} missing={result.isReasonForm} />
    </Card>
  );
}

function Rows({ rows, back, tickAll }: { rows: readonly TableRow[]; back: string; tickAll: ReactNode }) {
  const [params] = useSearchParams();
  const t = useTranslations("applications.console.table");
  const sort = useMemo(() => sortOf(params), [params]);
  const sortTo = (next: Parameters<typeof sortParam>[0]) => {
    const address = new URLSearchParams(params);
    put(address, "sort", sortParam(next));
    address.delete("page");
    return `?${address}`;
  };
  return (
    // The scroll margins keep a focused control above the bar.
    <Card
      flush
      className="[&_:is(a,button,input)]:scroll-mb-32 max-lg:[&_:is(a,button,input)]:scroll-mb-72 max-md:[&_:is(a,button,input)]:scroll-mb-40"
    >
      {rows.length === 0 ? (
        <p className="p-6 text-center text-ink-500">{t("empty")}</p>
      ) : (
        <ApplicantTable rows={rows} back={back} sort={sort} sortTo={sortTo} tickAll={tickAll} />
      )}
    </Card>
  );
}

/** The checkbox that selects all rows, or none. */
function TickAll({
  count,
  all,
  tick,
}: {
  count: number;
  all: number;
  tick: (isTicked: (id: string) => boolean) => void;
}) {
  const t = useTranslations("applications.console.table");
  return (
    <Checkbox
      className="noscript:hidden"
      label={<span className="sr-only">{t("selectAll")}</span>}
      checked={count === all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < all;
      }}
      onChange={(event) => tick(() => event.currentTarget.checked)}
    />
  );
}

function Pages({ page, items, total }: Pick<TablePage, "page" | "items" | "total">) {
  const t = useTranslations("applications.console.table");
  const pages = Math.ceil(total / items);
  return (
    <>
      {pages > 1 && (
        <p className="text-center text-sm text-ink-500 tabular-nums">
          {t("shown", { from: (page - 1) * items + 1, to: Math.min(page * items, total), total })}
        </p>
      )}
      <Pagination page={page} pages={pages} />
    </>
  );
}

function rejectingOf(rows: readonly TableRow[], ids: readonly string[]): Rejecting {
  const chosen = ids.map((id) => rows.find((row) => row.id === id));
  return {
    id: ids.join(),
    name: chosen[0]?.full_name ?? "",
    count: ids.length,
    unreached: chosen.every((row) => row?.unreached),
  };
}

/** Returns the address of the table's action, with the fields that name the applicants and the stages in which the page shows them. */
function postOf(action: string, ids: readonly string[], rows: readonly TableRow[]) {
  return {
    action,
    fields: ids.map((id) => {
      const row = rows.find((each) => each.id === id);
      return (
        <span key={id} hidden>
          <input type="hidden" name="ids" value={id} />
          {row && <input type="hidden" name="seen" value={`${id}:${row.stage.id}`} />}
        </span>
      );
    }),
  };
}
