import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { runAction } from "#hiring/applications/board-action.ts";
import { handleTicked } from "#hiring/applications/bulk-action.ts";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { board } from "#hiring/applications/contract-lists.ts";
import { loadBoardViews } from "#hiring/applications/load-board-views.ts";
import { Board } from "#hiring/applications/parts/console/Board.tsx";
import { BoardBar } from "#hiring/applications/parts/console/BoardBar.tsx";
import { BoardHeader } from "#hiring/applications/parts/console/BoardHeader.tsx";
import { BoardViews } from "#hiring/applications/parts/console/BoardViews.tsx";
import {
  put,
  type View,
  viewOf,
  viewQuery,
  withView,
} from "#hiring/applications/parts/console/board-model.ts";
import { EmptyBoard } from "#hiring/applications/parts/console/EmptyBoard.tsx";
import type { Selection } from "#hiring/applications/parts/console/use-selection.ts";
import { useView } from "#hiring/applications/parts/console/use-view.ts";
import { kitPaths } from "#hiring/interview-kits/paths.ts";
import { jobNotesPath } from "#hiring/notes/paths.ts";
import { jobFilled } from "#hiring/offers/contract-fill.ts";
import { FillNote } from "#hiring/offers/parts/console/FillNote.tsx";
import { offerPaths } from "#hiring/offers/paths.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import { jobStagesPath } from "#hiring/stages/paths.ts";
import { formOf, load, pageServices } from "#kit/page.ts";
import { unlessQueryOnly } from "#kit/revalidate.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { boardEventsPath, consolePaths } from "#market/jobs/console-paths.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { applicantPaths } from "../../console-paths.ts";

export const handle = { fill: true };

// The code of the drawer is loaded on demand, because the board renders without it.
const ApplicantDrawer = lazy(() => import("../../parts/console/ApplicantDrawer.tsx"));

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  const query = viewQuery(view);
  const { data } = await load(context, request, board, { params: { id: params.jobId }, query });
  const { language, publicUrl } = context.get(pageServices);
  const { id, title, can } = data.attributes.job;
  const hasHired = data.attributes.stages.some(({ kind, count }) => kind === "hired" && count > 0);
  const filled = hasHired && can.manage ? await load(context, request, jobFilled, { params: { id } }) : null;
  const views = await loadBoardViews({ context, request });
  const members = can.manage
    ? await load(context, request, companyMembers, { query: { active: true, all: true } })
    : null;
  return {
    board: data.attributes,
    views,
    members: (members?.data ?? []).map((each) => ({ value: each.id, label: each.attributes.full_name })),
    fill: filled?.data.attributes ?? null,
    answers: addressOf(view),
    publicAddress: publicUrl + jobPath(language, jobSlug(title, id)),
  };
}

/** Runs the action on one applicant, which a fetcher posts, or on the selected ones. */
export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return form.has("applicant") ? runAction(args, form) : handleTicked(args, form);
}

export const shouldRevalidate = unlessQueryOnly;

export default function BoardPage() {
  const { board: data, views, fill, answers, publicAddress } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { jobId = "" } = useParams();
  const { pathname } = useLocation();
  const t = useTranslations("applications.console");
  const [view, setView] = useView();
  useReload(data, answers);
  const drawer = useDrawer();
  const openApplicant = useOpenApplicant(drawer);
  const [help, setHelp] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const links = linksOf(workspace, jobId, view);
  const empty = data.stages.every((stage) => stage.count === 0);
  const edit = data.job.can.manage ? links.job.edit : undefined;
  return (
    <>
      <title>{`${t("title")} · ${data.job.title} · Sen`}</title>
      <BoardHeader
        data={data}
        onReview={(id, count) => openApplicant(id, { review: String(count) })}
        view={view}
        onView={setView}
        links={links}
        searchBox={searchBox}
        onHelp={() => setHelp(true)}
        views={<BoardViews rows={views} />}
        empty={empty}
      />
      <div className="px-4 pt-4 empty:hidden sm:px-6">
        <FillNote fill={fill} address={offerPaths.fill(workspace, data.job.id)} edit={edit} />
      </div>
      {empty ? (
        <EmptyBoard state={data.job.display_state} address={publicAddress} edit={edit} />
      ) : (
        <JobBoard
          data={data}
          view={view}
          drawer={drawer}
          help={help}
          onHelp={setHelp}
          onSearch={() => searchBox.current?.focus()}
        />
      )}
      {drawer.opened && (
        <Suspense>
          <ApplicantDrawer
            id={drawer.opened}
            boardHref={pathname + drawer.search}
            onClose={() => drawer.show(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type BoardData = Awaited<ReturnType<typeof loader>>["board"];

/** The board of a job, with the addresses of pages about the job. */
function JobBoard({
  data,
  view,
  drawer,
  help,
  onHelp,
  onSearch,
}: {
  data: BoardData;
  view: View;
  drawer: Drawer;
  help: boolean;
  onHelp: (open: boolean) => void;
  onSearch: () => void;
}) {
  const workspace = useWorkspace();
  const { jobId = "" } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const openApplicant = useOpenApplicant(drawer);
  // Rendering a board of thousands does not delay typing in the search box.
  const shown = useDeferredValue(view);
  return (
    <Board
      data={data}
      view={shown}
      stage={params.get("stage")}
      address={pathname}
      search={drawer.search}
      eventsUrl={boardEventsPath(workspace, jobId)}
      tableHref={(stage) => {
        const query = withView(new URLSearchParams({ stage }), view);
        return boardTablePath(workspace, jobId, String(query));
      }}
      applicantHref={(id) => applicantPaths.detail(workspace, id)}
      opened={drawer.opened}
      onOpen={(id) => openApplicant(id)}
      onPanel={(id, command) => openApplicant(id, { panel: command })}
      introduction={
        companyOf(workspace)
          ? null
          : {
              onAsk: (id) => void navigate(representationsPath(id)),
              onShare: (id) => void navigate(sharePaths.applicant(id)),
              onCall: (id) => openApplicant(id, { panel: `task?applicant=${id}&type=call` }),
            }
      }
      help={help}
      onHelp={onHelp}
      onSearch={onSearch}
      bar={(selection) => <SelectedBar data={data} selection={selection} />}
    />
  );
}

/** The actions on the selected cards, with the result of the last one. */
function SelectedBar({ data, selection }: { data: BoardData; selection: Selection }) {
  const { members } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return (
    <BoardBar
      data={data}
      members={members}
      selection={selection}
      result={result && "ids" in result ? result : undefined}
      address={pathname + search}
    />
  );
}

/**
 * Reloads the board after a change of the view, if the server filters it.
 * @param answers the query of the view that the loaded board has
 */
function useReload(data: BoardData, answers: string): void {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const requestedView = addressOf(viewOf(params));
  useEffect(() => {
    // Facets are present if the board was too long to send whole; the server filters such a board.
    if (data.facets && requestedView !== answers) void revalidate();
  }, [data, requestedView, answers, revalidate]);
}

/** Returns a function that opens an applicant: in the drawer, or on narrow windows on the applicant's page. */
function useOpenApplicant(drawer: Drawer) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  return (id: string, query: Query = {}) => {
    if (matchMedia(wide).matches) return drawer.show(id, query);
    const search = String(new URLSearchParams(query as Record<string, string>));
    const page = applicantPaths.detail(workspace, id) + (search && `?${search}`);
    void navigate(page, { state: { board: drawer.search } });
  };
}

/** What an applicant is opened with: a panel, or the number of applicants of a review. */
type Query = { panel?: string; review?: string };

type Drawer = ReturnType<typeof useDrawer>;

/** Returns the applicant in the drawer, the board's query without the drawer, and a function that shows another applicant or none. */
function useDrawer() {
  const [params, setParams] = useSearchParams();
  const opened = /^\d{1,15}$/.exec(params.get("open") ?? "")?.[0] ?? null;
  const show = (id: string | null, query: Query = {}) =>
    setParams(searchWith(params, id, query), { replace: opened !== null, preventScrollReset: true });
  return { opened, search: searchWith(params, null), show };
}

function linksOf(workspace: ReturnType<typeof useWorkspace>, jobId: string, view: View) {
  return {
    job: {
      list: consolePaths.jobs(workspace),
      edit: consolePaths.edit(workspace, jobId),
      preview: consolePaths.preview(workspace, jobId),
    },
    table: boardTablePath(workspace, jobId, addressOf(view)),
    notes: jobNotesPath(workspace, jobId),
    stages: jobStagesPath(workspace, jobId),
    kits: kitPaths.job(workspace, jobId),
    team: consolePaths.team(workspace, jobId),
  };
}

/** Returns the query string of a view. */
const addressOf = (view: View) => String(withView(new URLSearchParams(), view));

/** Narrower windows open the applicant's page instead of the drawer. */
const wide = "(min-width: 64rem)";

/** Returns the board's query string with another applicant in the drawer, or with the drawer closed. */
function searchWith(
  params: URLSearchParams,
  opened: string | null,
  { panel = "", review = "" }: Query = {},
): string {
  const next = new URLSearchParams(params);
  put(next, "open", opened ?? "");
  put(next, "panel", panel);
  put(next, "review", review);
  if (opened === null) next.delete("tab");
  const text = String(next);
  return text ? `?${text}` : "";
}
