import { type FormEvent, useEffect, useRef } from "react";
import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { cachePage, load, pageServices } from "#kit/page.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { directory } from "../contract.ts";
import { CompanyTile } from "../parts/CompanyTile.tsx";
import { companyView } from "../parts/company-view.ts";
import { DirectoryForm } from "../parts/DirectoryForm.tsx";
import {
  type DirectoryFilters,
  directoryParameters,
  directoryQuery,
  directorySorts,
  hasEmpty,
  isNarrowed,
  readDirectoryFilters,
} from "../parts/directory-filters.ts";
import { companiesPath } from "../paths.ts";
import { loadIndustries, offeredChoices } from "./industries.ts";

const perPage = 24;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const filters = readDirectoryFilters(searchParams);
  if (hasEmpty(searchParams)) throw redirect(companiesPath[language] + directoryQuery(filters));
  const [reference, trades] = await Promise.all([
    loadReference(context, request),
    loadIndustries(context, request),
  ]);
  const present = presentFilters(filters, reference, trades);
  if (present) throw redirect(companiesPath[language] + directoryQuery(present), 301);
  const { location_id, industry_id, size_id } = filters;
  const [found, choices] = await Promise.all([
    load(context, request, directory, {
      query: {
        page: filters.page,
        items: perPage,
        sort: filters.sort,
        ...(filters.keyword && { keyword: filters.keyword }),
        ...(location_id !== null && { location_id }),
        ...(industry_id !== null && { industry_id }),
        ...(size_id !== null && { size_id }),
        ...(filters.verified && { verified: "true" as const }),
        ...(filters.hiring && { hiring: "true" as const }),
      },
    }),
    offeredChoices(context, request, reference, filters, language),
  ]);
  const active = found.meta.total === 0 ? activeFilters(filters, reference, trades) : null;
  // A row can be restored, so that browsers must not store the redirect for good.
  if (active)
    throw redirect(companiesPath[language] + directoryQuery(active), {
      status: 301,
      headers: { "cache-control": "max-age=60" },
    });
  cachePage(context, { seconds: 60, query: directoryParameters });
  const own = directoryQuery({ ...filters, sort: directorySorts[0] });
  return {
    filters,
    path: companiesPath[language],
    choices,
    companies: found.data.map((company) => companyView(company, language, reference, trades.nameOf)),
    total: found.meta.total,
    pages: Math.ceil(found.meta.total / perPage),
    at: { origin: publicUrl, language, paths: { en: companiesPath.en + own, vi: companiesPath.vi + own } },
  };
}

type Places = Awaited<ReturnType<typeof loadReference>>;
type Trades = Awaited<ReturnType<typeof loadIndustries>>;

/** Returns the filters with the rows that replace merged ones; null if none of them was merged. */
function presentFilters(filters: DirectoryFilters, places: Places, trades: Trades): DirectoryFilters | null {
  const location_id = filters.location_id && places.presentPlace(filters.location_id);
  const industry_id = filters.industry_id && trades.present(filters.industry_id);
  const isSame = location_id === filters.location_id && industry_id === filters.industry_id;
  return isSame ? null : { ...filters, location_id, industry_id };
}

/** Returns the filters without retired rows; null if none of them is retired. */
function activeFilters(filters: DirectoryFilters, places: Places, trades: Trades): DirectoryFilters | null {
  const { location_id, industry_id } = filters;
  const isOldPlace = location_id !== null && places.isRetiredPlace(location_id);
  const isOldTrade = industry_id !== null && trades.isRetired(industry_id);
  if (!isOldPlace && !isOldTrade) return null;
  return {
    ...filters,
    location_id: isOldPlace ? null : location_id,
    industry_id: isOldTrade ? null : industry_id,
    page: 1,
  };
}

/** The list of companies, filtered by the address. Works without script. */
export default function Directory() {
  const { filters, path, choices, companies, total, pages, at } = useLoaderData<typeof loader>();
  const t = useTranslations("companies.site.directory");
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    if (form.current) show(form.current, filters);
  }, [filters]);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const asked = readDirectoryFilters(new URLSearchParams(entries));
    submit(new URLSearchParams(directoryQuery(asked)), { action: path });
  }
  const heading = filters.keyword ? t("headingFor", { keyword: filters.keyword }) : t("heading");
  return (
    <>
      <PageHead
        title={filters.page > 1 ? t("pageTitle", { heading, page: filters.page }) : heading}
        description={t("description", { count: total })}
        at={at}
        noindex={companies.length === 0 || filters.keyword !== ""}
      />
      <h1 className="text-2xl font-semibold">{heading}</h1>
      <p className="mt-1 max-w-reading text-ink-500">{t("lead")}</p>
      <Form
        ref={form}
        action={path}
        role="search"
        aria-label={t("results")}
        onSubmit={send}
        className="mt-6 rounded-lg bg-leaf-50 p-3 sm:p-4"
      >
        <DirectoryForm filters={filters} choices={choices} />
      </Form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-sm text-ink-500" aria-live="polite">
          {t("count", { count: total })}
        </p>
        {total > 1 && <SortLinks filters={filters} path={path} />}
      </div>
      {companies.length > 0 ? (
        <Companies companies={companies} />
      ) : (
        <EmptyState
          drawing="clients"
          title={t(total > 0 ? "emptyPage" : "emptyTitle")}
          text={isNarrowed(filters) && total === 0 ? t("emptyText") : undefined}
          action={<Button to={path}>{t("clear")}</Button>}
        />
      )}
      <div className="mt-8">
        <Pagination page={filters.page} pages={pages} />
      </div>
    </>
  );
}

/** Sets the fields to the address's filters, after the reader went back or cleared them. */
function show(form: HTMLFormElement, filters: DirectoryFilters): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = filters[field.name as keyof DirectoryFilters];
    if (field.type === "checkbox") (field as HTMLInputElement).checked = value === true;
    else field.value = String(value ?? "");
  }
}

function Companies({ companies }: Pick<Awaited<ReturnType<typeof loader>>, "companies">) {
  const t = useTranslations("companies.site.directory");
  return (
    <ul aria-label={t("results")} className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {companies.map((company) => (
        <li key={company.id} className="min-w-0">
          <CompanyTile company={company} />
        </li>
      ))}
    </ul>
  );
}

function SortLinks({ filters, path }: { filters: DirectoryFilters; path: string }) {
  const t = useTranslations("companies.site.directory.sort");
  return (
    <nav aria-label={t("label")}>
      <ul className="-mx-2 flex flex-wrap text-sm">
        {directorySorts.map((sort) => (
          <li key={sort}>
            <Link
              to={path + directoryQuery({ ...filters, sort, page: 1 })}
              preventScrollReset
              aria-current={sort === filters.sort ? "true" : undefined}
              className={cx(
                "inline-flex min-h-8 items-center rounded-md px-2",
                sort === filters.sort ? "font-semibold text-leaf-700" : "text-ink-500 hover:text-ink-900",
              )}
            >
              {t(sort)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
