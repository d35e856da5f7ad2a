import { useEffect, useRef } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { useTicks } from "#market/jobs/parts/console/use-ticks.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { addressWith, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { orderPaths, ordersCsvPath } from "../../console-paths.ts";
import { orderFilters, orders } from "../../contract.ts";
import { OrderBulkBar } from "../../parts/console/OrderBulkBar.tsx";
import { type BulkEnded, OrderBulkResult } from "../../parts/console/OrderBulkResult.tsx";
import { OrderFilters } from "../../parts/console/OrderFilters.tsx";
import { OrderTable } from "../../parts/console/OrderTable.tsx";
import { bulkActions, orderStatuses } from "../../terms.ts";
import { runBulk } from "./bulk.ts";
import { clientChoices, colleagues } from "./choices.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const all = filtersOf(request, orderFilters);
  const page = /^[1-9]\d{0,4}$/.exec(pageUrl(request).searchParams.get("page") ?? "")?.[0] ?? "1";
  const [views, { data, meta }, clients, people] = await Promise.all([
    viewsOfList({ context, request }, "job_orders", all),
    load(context, request, orders, { query: { ...all, page, items } as object }),
    clientChoices({ context, request }),
    colleagues({ context, request }),
  ]);
  const { status = null, sort = null, ...filters } = all;
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const isAdmin = viewer?.kind === "consultant" && viewer.isAdmin;
  const can = (verb: "hold" | "resume" | "lose" | "cancel" | "edit") =>
    data.some(({ attributes }) => attributes.can[verb]);
  return {
    rows: data,
    offered: bulkActions.filter((each) =>
      each === "change_lead"
        ? isAdmin
        : each === "add_consultant"
          ? can("edit")
          : each !== "reopen" && each !== "remove_consultant" && can(each),
    ),
    views,
    filters: filters as Record<string, string>,
    status,
    sort,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
    clients,
    people,
  };
}

export const action = (args: ActionFunctionArgs) => runBulk(args);

/** Returns the address of the list with other values of the status or the order. */
function useAddress() {
  const { filters, views, status, sort } = useLoaderData<typeof loader>();
  return (others: { status?: string | null; sort?: string }) =>
    addressWith(
      orderPaths.list,
      Object.assign({}, filters, { status, sort, [viewParam]: views.view }, others),
    );
}

/** The job orders of an agency. */
export default function JobOrders() {
  const { rows, views, filters, status, sort, counts, page, pages, clients, people } =
    useLoaderData<typeof loader>();
  const address = useAddress();
  const ended = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const t = useTranslations("jobOrders.console.list");
  const labels = useTranslations("jobOrders.labels.status");
  const all = orderStatuses.reduce((sum, each) => sum + counts[each], 0);
  const isFiltered = Object.keys(filters).length > 0;
  const toTab = (value: string | null) => address({ status: value });
  const kept = {
    ...(status && { status }),
    ...(sort && { sort }),
    ...(views.view && { [viewParam]: views.view }),
  };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6 max-sm:gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("title")}
        actions={
          <Button
            to={filters.client_id ? orderPaths.createFor(filters.client_id) : orderPaths.create}
            icon="plus"
          >
            {t("create")}
          </Button>
        }
      />
      {ended && <OrderBulkResult result={ended} action={pathname + search} />}
      <SavedViews views={views} />
      <Tabs
        label={t("status")}
        items={[
          { to: toTab(null), label: t("all"), count: all, current: status === null },
          ...orderStatuses.map((each) => ({
            to: toTab(each),
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      {(isFiltered || all > 0) && (
        <OrderFilters filters={filters} kept={kept} clients={clients} people={people} />
      )}
      {rows.length > 0 ? (
        <Orders refused={ended?.refused} />
      ) : (
        <NoOrders isFiltered={isFiltered || all > 0} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Orders({ refused }: { refused: BulkEnded["refused"] | undefined }) {
  const { rows, filters, status, sort, people, offered } = useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console");
  const address = useAddress();
  const { pathname, search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const { count, recount, tick } = useTicks(list, rows);
  // Refused orders stay ticked.
  useEffect(() => {
    if (refused) tick((id) => refused.some((order) => order.id === id));
  }, [refused, tick]);
  return (
    <>
      <div ref={list} onChange={recount} className="group/list flex flex-col gap-4">
        {/* Scroll margins, so that the bar does not cover the focused element. */}
        <Card
          flush
          className="[&_:is(a,button,input)]:scroll-mb-32 max-lg:[&_:is(a,button,input)]:scroll-mb-72 max-md:[&_:is(a,button,input)]:scroll-mb-40"
        >
          <OrderTable
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
            sort={sort === null || sort === "newest" ? null : { key: sort, direction: "asc" }}
            sortTo={({ key }) => address({ sort: key })}
          />
        </Card>
        <OrderBulkBar
          action={pathname + search}
          offered={offered}
          people={people}
          count={count}
          all={rows.length}
          tickAll={(ticked) => tick(() => ticked)}
        />
      </div>
      <p className="text-sm">
        <a
          href={addressWith(ordersCsvPath, Object.assign({}, filters, { status, sort }))}
          className="font-semibold text-leaf-700 underline"
          download
        >
          {t("list.csv")}
        </a>
      </p>
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { clients } = useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console.list");
  if (isFiltered) return <EmptyState drawing="search" title={t("noMatch")} />;
  if (clients.some(({ active }) => active)) return <EmptyState drawing="jobs" title={t("empty")} />;
  return (
    <EmptyState
      drawing="jobs"
      title={t("empty")}
      text={t("emptyText")}
      action={<Button to={clientPaths.list}>{t("toClients")}</Button>}
    />
  );
}
