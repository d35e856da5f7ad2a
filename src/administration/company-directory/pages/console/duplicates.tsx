import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { mergePaths } from "#administration/company-merges/paths.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { duplicates } from "../../contract.ts";
import { directoryPaths } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<AdminActor>;
  const sent = new URL(request.url).searchParams;
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const { data, meta } = await load(context, request, duplicates, { query: { page, items: 20 } });
  return {
    isSuper: viewer?.isAdmin === true,
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
  };
}

/** Pairs of companies that look like one. */
export default function Duplicates() {
  const { isSuper, rows, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("companyDirectory.console.duplicates");
  const list = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels.same");
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "first", label: t("first"), main: true, cell: (row) => <Company {...row.first} /> },
    {
      key: "second",
      label: t("second"),
      cell: (row) => <Company {...row.second} />,
    },
    {
      key: "same",
      label: t("same"),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          {row.same.map((what) => (
            <Badge key={what} tone={what === "tax_root" ? "warning" : "info"}>
              {labels(what)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: "act",
      label: t("act"),
      hideLabel: true,
      cell: (row) =>
        isSuper && (
          <Button to={mergePaths.merge(row.second.id, row.first.id)} variant="secondary" size="sm">
            {t("compare")}
          </Button>
        ),
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: directoryPaths.list }, { label: t("title") }]} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
      </div>
      {rows.length > 0 ? (
        <Card flush>
          <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />
        </Card>
      ) : (
        <EmptyState drawing="gallery" title={t("empty")} text={t("emptyText")} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Company({ id, name, tax_code }: { id: string; name: string; tax_code: string | null }) {
  return (
    <span className="flex flex-col gap-0.5">
      <Link
        to={directoryPaths.company(id)}
        className="inline-block leading-6 font-semibold wrap-anywhere hover:text-leaf-700 hover:underline"
      >
        {name}
      </Link>
      {tax_code && <span className="text-xs text-ink-500">{tax_code}</span>}
    </span>
  );
}
