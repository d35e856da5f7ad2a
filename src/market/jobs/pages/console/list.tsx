import { useEffect, useRef } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { useTranslations } from "use-intl";
import { importPaths } from "#hiring/csv-import/paths.ts";
import { formOf, load, pageServices } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass, iconButtonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Menu } from "#ui/Menu.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { consolePaths, jobsCsvPath } from "../../console-paths.ts";
import { ownList } from "../../contract.ts";
import { extendableStates, isFilled, type JobGroup, jobLife } from "../../lifecycle.ts";
import { listQuery } from "../../list-query.ts";
import { placesOf } from "../../parts/card-view.ts";
import { ActionScope, useActionWords } from "../../parts/console/ActionScope.tsx";
import { BulkBar } from "../../parts/console/BulkBar.tsx";
import { type BulkEnded, BulkResult } from "../../parts/console/BulkResult.tsx";
import { GroupTabs } from "../../parts/console/GroupTabs.tsx";
import { JobTable } from "../../parts/console/JobTable.tsx";
import { PostQuota } from "../../parts/console/PostQuota.tsx";
import { TitleSearch } from "../../parts/console/TitleSearch.tsx";
import { Today } from "../../parts/console/Today.tsx";
import { useTicks } from "../../parts/console/use-ticks.ts";
import { bulkActions } from "../../terms.ts";
import { runJobAction } from "./action.ts";
import { runBulk } from "./bulk.ts";
import { loadOwnJobs } from "./own-job.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const query = { ...listQuery(request, "published"), sort: sortOf(request) };
  const [reference, { data, meta }] = await Promise.all([
    loadReference(context, request),
    loadOwnJobs({ context, request }, query),
  ]);
  const { counts } = meta;
  const hasClients = "agency" in workspaceOf(context);
  const offered = bulkActions.filter((action) =>
    action === "extend"
      ? extendableStates.includes(query.group)
      : data.some(({ attributes: { can } }) => can[action]),
  );
  const members = offered.includes("change_owner")
    ? (await load(context, request, companyMembers, { query: { active: true, all: true } })).data
    : [];
  return {
    offered,
    members: members.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    group: query.group,
    title: query.title,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: Object.fromEntries(jobLife.groups.map(({ group, countKey }) => [group, counts[countKey]])),
    sort: query.sort,
    today: meta.today,
    quota: { used: meta.posts_used, limit: meta.posts_limit },
    rows: data.map(({ id, attributes: job }) => ({
      id,
      title: job.title,
      client: hasClients ? job.company.data.attributes.name : null,
      state: job.display_state,
      hot: job.hot,
      filled: isFilled(job),
      places: placesOf(job, language, reference),
      submitted: job.submitted_at,
      approved: job.approved_date,
      closed: job.closed_date,
      rejected: job.rejected_date,
      reason: job.reject_reason,
      created: job.created_at,
      expires: job.expires_at,
      owner: job.owner?.full_name ?? null,
      counts: job.counts,
      can: job.can,
    })),
  };
}

type ListData = Awaited<ReturnType<typeof loader>>;

function sortOf(request: Request) {
  const requestedSort = new URL(request.url).searchParams.get("sort") ?? "";
  return ownList.query.shape.sort.safeParse(requestedSort).data;
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return form.has("bulk") ? runBulk(args, form) : runJobAction(args, form);
}

/** The page of a workspace's jobs of one state. */
export default function JobList() {
  const data = useLoaderData<typeof loader>();
  const { group, title, page, pages, counts, sort, today, quota, rows } = data;
  const workspace = useWorkspace();
  const result = useActionData<typeof action>();
  const t = useTranslations("jobs.console");
  const say = useActionWords();
  const home = consolePaths.jobs(workspace);
  const { pathname, search } = useLocation();
  const ended = result && "bulk" in result ? result : null;
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("list.title")} · Sen`}</title>
      <ListHead />
      {ended && <BulkResult result={ended} action={pathname + search} />}
      {result && !("bulk" in result) && <Alert tone={result.ok ? "success" : "danger"}>{say(result)}</Alert>}
      <PostQuota {...quota} />
      {page === 1 && !title && <Today counts={today} page={home} />}
      <ActionScope page={home}>
        <div className="flex flex-col gap-4">
          <GroupTabs page={home} current={group} counts={counts} title={title} first="published" />
          <TitleSearch page={home} group={group} title={title} label={t("list.search")} sort={sort} />
          {rows.length > 0 ? (
            <Jobs data={data} refused={ended?.refused} />
          ) : (
            <NoJobs group={group} title={title} />
          )}
          <Pagination page={page} pages={pages} />
        </div>
      </ActionScope>
    </div>
  );
}

function ListHead() {
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const t = useTranslations("jobs.console");
  return (
    <div className="flex items-center justify-between gap-4">
      <h1 className="min-w-0 text-2xl font-semibold">{t("list.title")}</h1>
      <div className="flex flex-wrap justify-end gap-2 max-lg:flex-nowrap">
        {company && (
          <Button
            to={importPaths.upload.jobs(company)}
            variant="ghost"
            icon="upload"
            className="max-lg:hidden"
          >
            {t("list.import")}
          </Button>
        )}
        <Button to={consolePaths.templates(workspace)} variant="ghost" icon="file" className="max-lg:hidden">
          {t("templates.short")}
        </Button>
        <a
          href={jobsCsvPath(workspace)}
          download
          className={cx(buttonClass({ variant: "secondary" }), "max-lg:hidden!")}
        >
          <Icon name="download" size="sm" />
          {t("list.csv")}
        </a>
        <Button to={consolePaths.create(workspace)} icon="plus" className="shrink-0">
          {t("list.post")}
        </Button>
        <Menu
          label={t("list.more")}
          triggerClass={cx(iconButtonClass({ variant: "secondary" }), "lg:hidden!")}
          items={[
            { label: t("templates.title"), icon: "file", href: consolePaths.templates(workspace) },
            ...(company
              ? [{ label: t("list.import"), icon: "upload" as const, href: importPaths.upload.jobs(company) }]
              : []),
            { label: t("list.csv"), icon: "download", href: jobsCsvPath(workspace), reload: true },
          ]}
        >
          <Icon name="more" />
        </Menu>
      </div>
    </div>
  );
}

/** The jobs with their bulk actions. Refused jobs stay ticked. */
function Jobs({ data, refused }: { data: ListData; refused: BulkEnded["refused"] | undefined }) {
  const { offered, members, group, title, sort, rows } = data;
  const t = useTranslations("jobs.console");
  const home = consolePaths.jobs(useWorkspace());
  const { pathname, search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const { count, recount, tick } = useTicks(list, rows);
  useEffect(() => {
    if (refused) tick((id) => refused.some((job) => job.id === id));
  }, [refused, tick]);
  return (
    <div ref={list} onChange={recount} className="group/list flex flex-col gap-4">
      {/* Scroll margins, so that the bar does not cover the focused element. */}
      <Card
        flush
        className="[&_:is(a,button,input)]:scroll-mb-32 max-lg:[&_:is(a,button,input)]:scroll-mb-72 max-md:[&_:is(a,button,input)]:scroll-mb-40"
      >
        <JobTable
          group={group}
          rows={rows}
          tickAll={
            <Checkbox
              className="noscript:hidden"
              label={<span className="sr-only">{t("bulk.all")}</span>}
              checked={count === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < rows.length;
              }}
              onChange={(event) => tick(() => event.currentTarget.checked)}
            />
          }
          sort={
            sort ? { key: sort.replace(/^-/, ""), direction: sort.startsWith("-") ? "desc" : "asc" } : null
          }
          sortTo={({ key, direction }) => {
            const query = new URLSearchParams({
              tab: group,
              sort: (direction === "desc" ? "-" : "") + key,
            });
            if (title) query.set("title", title);
            return `${home}?${query}`;
          }}
        />
      </Card>
      <BulkBar
        action={pathname + search}
        offered={offered}
        members={members}
        count={count}
        all={rows.length}
        tickAll={(ticked) => tick(() => ticked)}
      />
    </div>
  );
}

function NoJobs({ group, title }: { group: JobGroup; title: string | undefined }) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console");
  if (title)
    return (
      <EmptyState
        drawing="search"
        title={t("list.noMatch", { title })}
        text={t("list.noMatchText")}
        action={
          <Button variant="secondary" to={`${consolePaths.jobs(workspace)}?tab=${group}`}>
            {t("list.clear")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="jobs"
      title={t(`list.empty.${group}.title`)}
      text={t(`list.empty.${group}.text`)}
      action={
        (group === "published" || group === "draft") && (
          <Button variant="secondary" to={consolePaths.create(workspace)} icon="plus">
            {t("list.post")}
          </Button>
        )
      }
    />
  );
}
