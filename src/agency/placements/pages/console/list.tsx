import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useLocale, useNow, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { load, pageUrl } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { addressWith, noView, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { dayOf, daysFrom } from "#platform/reference/calendar.ts";
import { buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useDate } from "#ui/use-date.ts";
import { placementPaths } from "../../console-paths.ts";
import { placementFilters, placements } from "../../contract.ts";
import { statuses } from "../../lifecycle.ts";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];
const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = pageUrl(request).searchParams;
  const page = /^[1-9]\d{0,4}$/.exec(params.get("page") ?? "")?.[0] ?? "1";
  const month = readMonth(params.get("month") ?? "");
  const { status, consultant_id } = filtersOf(request, placementFilters);
  const filters = { status, month, consultant_id };
  const [views, { data, meta }, members] = await Promise.all([
    viewsOfList({ context, request }, "placements", filters),
    load(context, request, placements, { query: { ...filters, page, items } as object }),
    load(context, request, companyMembers, { query: { active: true, all: true } }),
  ]);
  return {
    rows: data,
    views,
    status: status ?? null,
    month: month ?? "",
    consultant: consultant_id ?? "",
    colleagues: members.data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    csv: addressWith(placementPaths.csv, filters),
    statuses,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
  };
}

/** Returns a month typed as `MM/YYYY` or `YYYY-MM` as `YYYY-MM`; another text is no filter. */
function readMonth(text: string): string | undefined {
  const [, digits = "", year = ""] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const month = year ? `${year}-${digits.padStart(2, "0")}` : text.trim();
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.exec(month)?.[0];
}

/** The placements of an agency by status. */
export default function Placements() {
  const {
    rows,
    views,
    status,
    statuses: tabs,
    counts,
    page,
    pages,
    csv,
    month,
    consultant,
  } = useLoaderData<typeof loader>();
  const t = useTranslations("placements.console");
  const labels = useTranslations("placements.labels.status");
  const columns = useColumns();
  const tab = (each: string | null) =>
    addressWith(placementPaths.list, {
      status: each,
      month,
      consultant_id: consultant,
      [viewParam]: views.view,
    });
  const all = { to: tab(null), label: t("all"), current: status === null };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <a href={csv} download className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Icon name="download" size="sm" />
          {t("download")}
        </a>
      </div>
      <SavedViews views={views} />
      <Tabs
        label={t("title")}
        items={[
          all,
          ...tabs.map((each) => ({
            to: tab(each),
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      <Filters />
      {rows.length === 0 ? (
        <EmptyState drawing="candidates" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Card flush>
          <Table caption={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} />
        </Card>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

/** The filters by the month of the start and by consultant. */
function Filters() {
  const { views, status, month, consultant, colleagues } = useLoaderData<typeof loader>();
  const t = useTranslations("placements.console");
  return (
    <FilterForm
      filters={{ ...(month && { month }), ...(consultant && { consultant_id: consultant }) }}
      kept={{ ...(status && { status }), ...(views.view && { [viewParam]: views.view }) }}
      clear={addressWith(placementPaths.list, { [viewParam]: noView })}
      first={{
        name: "month",
        field: (
          <Field name="month" label={t("month")}>
            <TextInput
              defaultValue={month && `${month.slice(5)}/${month.slice(0, 4)}`}
              placeholder="MM/YYYY"
              maxLength={7}
              inputMode="numeric"
            />
          </Field>
        ),
      }}
    >
      <Field name="consultant_id" label={t("consultant")}>
        <Select options={colleagues} placeholder={t("everyone")} defaultValue={consultant} />
      </Field>
    </FilterForm>
  );
}

/** The columns of the list. */
function useColumns(): Column<Row>[] {
  const t = useTranslations("placements.console");
  const roles = useTranslations("placements.labels.role");
  const figures = useFigures();
  const day = useDate("day");
  return [
    {
      key: "person",
      label: t("person"),
      main: true,
      cell: ({ id, attributes: { applicant, job } }) => (
        <span className="break-words">
          <Link
            to={placementPaths.detail(id)}
            className="inline-block leading-6 font-semibold hover:underline"
          >
            {applicant?.full_name ?? t("erased")}
          </Link>
          <span className="block text-ink-500">{job.title}</span>
        </span>
      ),
    },
    { key: "client", label: t("client"), cell: ({ attributes }) => attributes.client.name },
    {
      key: "start",
      label: t("start"),
      oneLine: true,
      cell: ({ attributes }) => day(attributes.start_date),
    },
    {
      key: "warranty",
      label: t("warranty"),
      oneLine: true,
      cell: ({ attributes }) => attributes.warranty_until && <Warranty until={attributes.warranty_until} />,
    },
    ...figures,
    {
      key: "splits",
      label: t("splitColumn"),
      oneLine: true,
      cell: ({ attributes: { splits } }) =>
        splits.length > 0 && (
          <ul className="max-md:text-right">
            {splits.map(({ account, role, bps }) => (
              <li key={`${account?.id} ${role}`}>
                {t("splitOf", { name: account?.full_name ?? roles(role), percent: bps / 100 })}
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <StatusBadge status={attributes.status} />,
    },
  ];
}

/** The columns of the fee: all of it, and its part in payment requests. */
function useFigures(): Column<Row>[] {
  const t = useTranslations("placements.console");
  const language = useLocale() as "en" | "vi";
  return (["fee", "requested"] as const).map((key) => ({
    key,
    label: t(key),
    align: "end",
    oneLine: true,
    wrapLabel: true,
    cell: ({ attributes }) => exactSalary(attributes[key], attributes.currency, language),
  }));
}

/** The last day of a warranty and the days that are left. */
function Warranty({ until }: { until: string }) {
  const t = useTranslations("placements.console");
  const day = useDate("day");
  const left = daysFrom(dayOf(useNow()), until) + 1;
  return (
    <span className="max-md:text-right">
      {day(until)}
      {left > 0 && <span className="block text-ink-500">{t("warrantyLeft", { days: left })}</span>}
    </span>
  );
}
