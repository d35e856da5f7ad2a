import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { runAction } from "#applications/board-action.ts";
import { board } from "#applications/contract.ts";
import { Board } from "#applications/parts/console/Board.tsx";
import { BoardHeader } from "#applications/parts/console/BoardHeader.tsx";
import { boardSorts, type View } from "#applications/parts/console/board-model.ts";
import { EmptyBoard } from "#applications/parts/console/EmptyBoard.tsx";
import { boardTablePath } from "#applications/paths.ts";
import { stagesPath } from "#company-settings/paths.ts";
import { consolePaths, jobPath, jobSlug } from "#jobs/paths.ts";
import { formOf, load, pageServices } from "#kit/page.ts";

export const handle = { fill: true };

// Whoever only looks at the board does not wait for it.
const ApplicantDrawer = lazy(() => import("../../parts/console/ApplicantDrawer.tsx"));

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, board, { params: { id: params.jobId } });
  const { language, publicUrl } = context.get(pageServices);
  const { id, title } = data.attributes.job;
  return { board: data.attributes, publicAddress: publicUrl + jobPath(language, jobSlug(title, id)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runAction({ context, request }, await formOf(request));
}

/** Another filter or stage of the same board needs nothing from the server. */
export function shouldRevalidate(given: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = given;
  const sameBoard = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !formMethod && sameBoard ? false : defaultShouldRevalidate;
}

export default function BoardPage() {
  const { board: data, publicAddress } = useLoaderData<typeof loader>();
  const { companyId, jobId } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useTranslations("applications.console");
  const [view, setView] = useView();
  // Typing never waits for a board of thousands.
  const shown = useDeferredValue(view);
  const [params, setParams] = useSearchParams();
  const opened = /^\d{1,15}$/.exec(params.get("open") ?? "")?.[0] ?? null;
  const search = searchWith(params, null);
  const [help, setHelp] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const company = Number(companyId);
  const links = {
    jobs: consolePaths.jobs(company),
    edit: consolePaths.edit(company, jobId ?? ""),
    preview: consolePaths.preview(company, jobId ?? ""),
    table: boardTablePath(company, jobId ?? ""),
    stages: stagesPath(company),
  };
  const openDrawer = (id: string | null) =>
    setParams(searchWith(params, id), { replace: opened !== null, preventScrollReset: true });
  const empty = data.stages.every((stage) => stage.count === 0);
  return (
    <>
      <title>{`${t("title")} – ${data.job.title}`}</title>
      <BoardHeader
        data={data}
        view={view}
        onView={setView}
        links={links}
        searchBox={searchBox}
        onHelp={() => setHelp(true)}
        empty={empty}
      />
      {empty ? (
        <EmptyBoard state={data.job.display_state} address={publicAddress} edit={links.edit} />
      ) : (
        <Board
          data={data}
          view={shown}
          stage={params.get("stage")}
          address={pathname}
          search={search}
          eventsUrl={`/api/v2/companies/jobs/${jobId}/events`}
          applicantHref={(id) => consolePaths.applicant(company, id)}
          opened={opened}
          onOpen={(id) => {
            if (matchMedia(wide).matches) openDrawer(id);
            else void navigate(consolePaths.applicant(company, id), { state: { board: search } });
          }}
          help={help}
          onHelp={setHelp}
          onSearch={() => searchBox.current?.focus()}
        />
      )}
      {opened && (
        <Suspense>
          <ApplicantDrawer
            id={opened}
            companyId={company}
            boardHref={pathname + search}
            onClose={() => openDrawer(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Narrower windows show an applicant on a page of its own. */
const wide = "(min-width: 64rem)";

/** The board's query with another applicant in the drawer, or none. */
function searchWith(params: URLSearchParams, opened: string | null): string {
  const next = new URLSearchParams(params);
  put(next, "open", opened ?? "");
  if (opened === null) next.delete("tab");
  const text = String(next);
  return text ? `?${text}` : "";
}

const settleMs = 250;

/** The view as the address has it; typing changes it at once, and the address when the hand rests. */
function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<View>({
    search: params.get("q") ?? "",
    waiting: params.get("waiting") === "1",
    flagged: params.get("flagged") === "1",
    source: params.get("source") ?? "",
    owner: params.get("owner") ?? "",
    skill: params.get("skill") ?? "",
    sort: boardSorts.find((known) => known === params.get("sort")) ?? "rank",
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(params);
      put(next, "q", view.search.trim());
      put(next, "waiting", view.waiting ? "1" : "");
      put(next, "flagged", view.flagged ? "1" : "");
      put(next, "source", view.source);
      put(next, "owner", view.owner);
      put(next, "skill", view.skill);
      put(next, "sort", view.sort === "rank" ? "" : view.sort);
      if (String(next) !== String(params)) setParams(next, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [view, params, setParams]);
  return [view, setView];
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
