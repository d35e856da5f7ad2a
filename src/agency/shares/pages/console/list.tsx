import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { addressWith, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { sharePaths } from "../../console-paths.ts";
import { shareFilters, shares } from "../../contract.ts";
import { ShareTable } from "../../parts/ShareTable.tsx";
import { shareStates } from "../../terms.ts";
import { changeLink } from "../change-link.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = filtersOf(request, shareFilters);
  const page = /^[1-9]\d{0,4}$/.exec(pageUrl(request).searchParams.get("page") ?? "")?.[0] ?? "1";
  const [views, { data, meta }] = await Promise.all([
    viewsOfList({ context, request }, "shares", filters),
    load(context, request, shares, { query: { ...filters, page, items } as object }),
  ]);
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  return {
    rows: data,
    views,
    state: filters.state ?? null,
    states: shareStates,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
    isAdmin: viewer?.kind === "consultant" && viewer.isAdmin,
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => changeLink(context, request);

/** The links of an agency to recipients of its clients. */
export default function Shares() {
  const { rows, views, state, states, page, pages, isAdmin } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("shares.console.list");
  const labels = useTranslations("shares.labels.state");
  const tab = (each: string | null) => addressWith(sharePaths.list, { state: each, [viewParam]: views.view });
  const transfers = useTranslations("shares.console.transfers");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        {isAdmin && (
          <Button to={sharePaths.transfers} variant="secondary" size="sm">
            {transfers("title")}
          </Button>
        )}
      </div>
      {done && (
        <Alert tone="success" live>
          {t(done.done, { days: String(done.days) })}
        </Alert>
      )}
      <SavedViews views={views} />
      <Tabs
        label={t("title")}
        items={[
          { to: tab(null), label: t("all"), current: state === null },
          ...states.map((each) => ({
            to: tab(each),
            label: labels(each),
            current: each === state,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState
          drawing="cv"
          title={t(state === null ? "empty" : "emptyState")}
          text={state === null ? t("emptyText") : undefined}
        />
      ) : (
        <Card flush>
          <ShareTable rows={rows} withApplicant />
        </Card>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
