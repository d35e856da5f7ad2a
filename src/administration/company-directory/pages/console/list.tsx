import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { mergePaths } from "#administration/company-merges/paths.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { companies } from "../../contract.ts";
import { CompanyTable } from "../../parts/console/CompanyTable.tsx";
import { DirectoryFilter } from "../../parts/console/DirectoryFilter.tsx";
import { directoryPaths } from "../../paths.ts";
import { completenessIds, industryKinds, pageTypes, scopes, statusIds } from "../../terms.ts";

const aPage = 25;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<AdminActor>;
  const sent = new URL(request.url).searchParams;
  const chosen = <T extends string | number>(name: string, values: readonly T[]) =>
    values.find((value) => String(value) === sent.get(name));
  const filters = {
    search: sent.get("search")?.trim().slice(0, 255) || undefined,
    completeness: chosen("completeness", completenessIds),
    industry: chosen("industry", industryKinds),
    scope: chosen("scope", scopes),
    page_type: chosen("page_type", pageTypes),
    duplicates: sent.has("duplicates") || undefined,
  };
  const status = chosen("status", statusIds);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const query = { ...filters, status, page, items: aPage };
  const { data, meta } = await load(context, request, companies, { query });
  return {
    isSuper: viewer?.isAdmin === true,
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    filters,
    status: status ?? null,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
  };
}

/** The directory of all companies. */
export default function Companies() {
  const { isSuper, rows, filters, status, counts, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels");
  const addressOf = (id: number | null) => {
    const chosen = Object.entries({ ...filters, status: id ?? undefined }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return `?${new URLSearchParams(chosen)}`;
  };
  const tabs = [
    { to: addressOf(null), label: t("all"), count: counts.all, current: status === null },
    ...statusIds.map((id) => ({
      to: addressOf(id),
      label: labels(`status.${id}`),
      count: [counts.inactive, counts.active, counts.verified][id] ?? 0,
      current: status === id,
    })),
  ];
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <div className="flex flex-wrap gap-3">
          <Button to={directoryPaths.duplicates} variant="secondary">
            {t("toDuplicates")}
          </Button>
          {isSuper && (
            <Button to={mergePaths.list} variant="ghost">
              {t("toMerges")}
            </Button>
          )}
        </div>
      </div>
      <DirectoryFilter filters={filters} status={status} />
      <Tabs label={t("status")} items={tabs} />
      {rows.length > 0 ? (
        <Card flush>
          <CompanyTable rows={rows} />
        </Card>
      ) : (
        <EmptyState
          drawing="gallery"
          title={t("empty")}
          text={t("emptyText")}
          action={
            <Button to={directoryPaths.list} variant="secondary">
              {t("clear")}
            </Button>
          }
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
