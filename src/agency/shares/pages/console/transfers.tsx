import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { buttonClass } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { sharePaths } from "../../console-paths.ts";
import { transfers } from "../../contract-transfers.ts";

const items = 20;
type Row = Awaited<ReturnType<typeof loader>>["rows"][number];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  const { data, meta } = await load(context, request, transfers, { query: { page, items } });
  return { rows: data, page, pages: Math.ceil(meta.total / items) };
}

/** The register of personal data that was sent to recipients abroad. */
export default function Transfers() {
  const { rows, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("shares.console.transfers");
  const list = useTranslations("shares.console.list");
  const columns = useColumns();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: sharePaths.list }, { label: t("title") }]} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
        </div>
        {rows.length > 0 && (
          <a
            href="/api/v2/consultants/transfers_abroad.csv"
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {t("csv")}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="cv" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Table caption={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations("shares.console.transfers");
  const labels = useTranslations("shares.labels");
  const sectionNames = useTranslations("cv.labels.section");
  const exact = useDate("exact");
  return [
    {
      key: "person",
      label: t("person"),
      main: true,
      cell: ({ attributes: { person, order } }) => (
        <span className="break-words">
          <span className="font-semibold">
            {person ? [person.full_name, person.code].filter(Boolean).join(" · ") : t("everyone")}
          </span>
          <span className="block text-ink-500">{order}</span>
        </span>
      ),
    },
    { key: "date", label: t("date"), cell: ({ attributes }) => exact(attributes.at) },
    {
      key: "recipient",
      label: t("recipient"),
      cell: ({ attributes: { recipient, client, channel } }) => (
        <span className="break-words">
          {recipient}
          <span className="block text-ink-500">{[client, labels(`channel.${channel}`)].join(" · ")}</span>
        </span>
      ),
    },
    { key: "country", label: t("country"), cell: ({ attributes }) => attributes.country },
    {
      key: "content",
      label: t("content"),
      cell: ({ attributes: { level, sections } }) =>
        level && (
          <span className="break-words">
            {labels(`level.${level}`)}
            <span className="block text-ink-500">
              {(sections ?? []).map((section) => sectionNames(section)).join(", ")}
            </span>
          </span>
        ),
    },
    { key: "confirmed", label: t("confirmed"), cell: ({ attributes }) => attributes.confirmed_by ?? "–" },
  ];
}
