import { type FormEvent, useEffect, useRef } from "react";
import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageServices } from "#kit/page.ts";
import { PageHead } from "#site/parts/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { search } from "../contract.ts";
import { cardView } from "../parts/card-view.ts";
import { FilterButton, FilterPanel } from "../parts/FilterPanel.tsx";
import { FilterPills } from "../parts/FilterPills.tsx";
import { fillForm, sentForm } from "../parts/filter-form.ts";
import { type Filters, filterQuery, readFilters, type Sort, sorts, tidied } from "../parts/filters.ts";
import { JobCard } from "../parts/JobCard.tsx";
import { useListWords } from "../parts/list-words.ts";
import { openCategories } from "../parts/lists.ts";
import { SearchBar } from "../parts/SearchBar.tsx";
import { jobsPath } from "../paths.ts";
import { loadReference } from "./reference.ts";

const perPage = 20;
const formId = "job-search";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  const { pathname, searchParams } = new URL(request.url);
  const clean = tidied(searchParams);
  if (clean) throw redirect(clean.size > 0 ? `${pathname}?${clean}` : pathname);
  const filters = readFilters(searchParams);
  const [reference, found] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, { query: queryOf(filters) }),
  ]);
  const lists = reference.lists[language];
  const path = jobsPath[language];
  const own = filterQuery({ ...filters, sort: null });
  const query = own.size > 0 ? `?${own}` : "";
  return {
    filters,
    path,
    lists: { places: lists.places, categories: openCategories(lists.categories, filters.category_id) },
    jobs: found.data.map((job) => cardView(job, language, reference)),
    total: found.meta.total,
    pages: Math.ceil(found.meta.total / perPage),
    at: { origin: publicUrl, language, paths: { en: jobsPath.en + query, vi: jobsPath.vi + query } },
  };
}

function queryOf(filters: Filters) {
  const { keyword, location_id, category_id, salary_min, job_type, job_level, posted_within, sort } = filters;
  return {
    page: filters.page,
    items: perPage,
    ...(keyword && { keyword }),
    ...(location_id !== null && { location_id }),
    ...(category_id !== null && { category_id }),
    ...(salary_min !== null && { salary_min, currency: "VND" as const }),
    ...(job_type !== null && { job_type }),
    ...(job_level !== null && { job_level }),
    ...(posted_within !== null && { posted_within }),
    ...(filters.remote && { remote: "true" as const }),
    ...(sort !== null && { sort }),
  };
}

/** All published jobs, narrowed by what the address says. Works without script. */
export default function JobList() {
  const { filters, path, lists, jobs, total, pages, at } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.site.list");
  const { heading, pills } = useListWords(filters, lists, path);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    if (form.current) fillForm(form.current, filters);
  }, [filters]);
  /** Sends what is filled in, with what the address knows beside it, and nothing empty. */
  function send(event?: FormEvent) {
    event?.preventDefault();
    if (form.current)
      submit(sentForm(form.current, filters.sort), { action: path, preventScrollReset: !event });
  }
  const title = filters.page > 1 ? t("pageTitle", { heading, page: filters.page }) : heading;
  return (
    <>
      <PageHead
        title={title}
        description={t("description", { count: total })}
        at={at}
        noindex={total === 0 || (filters.keyword !== "" && filters.page > 1)}
      />
      <Form
        ref={form}
        id={formId}
        action={path}
        role="search"
        aria-label={t("results")}
        onSubmit={send}
        className="rounded-lg bg-leaf-50 p-3 sm:p-4"
      >
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <SearchBar
          filters={filters}
          places={lists.places}
          categories={lists.categories}
          after={<FilterButton filters={filters} />}
        />
      </Form>
      <div className="mt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <aside
          className="max-lg:contents"
          onChange={() => window.matchMedia("(min-width: 1024px)").matches && send()}
        >
          <FilterPanel form={formId} filters={filters} />
        </aside>
        <section aria-label={t("results")} className="min-w-0 max-lg:mt-4">
          <h1 className="text-xl font-semibold">{heading}</h1>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="text-sm text-ink-500" aria-live="polite">
              {t("count", { count: total })}
            </p>
            {total > 1 && <SortLinks filters={filters} path={path} />}
          </div>
          <div className={cx(pills.length > 0 && "mt-3")}>
            <FilterPills pills={pills} clearTo={path} />
          </div>
          {jobs.length > 0 ? (
            <ul className="mt-4 flex flex-col gap-3">
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing pills={pills} path={path} pastEnd={total > 0} filters={filters} />
          )}
          <div className="mt-8">
            <Pagination page={filters.page} pages={pages} />
          </div>
        </section>
      </div>
    </>
  );
}

function SortLinks({ filters, path }: { filters: Filters; path: string }) {
  const t = useTranslations("jobs.site.sort");
  const offered = sorts.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  const usual: Sort = filters.keyword ? "relevance" : "recent";
  return (
    <nav aria-label={t("label")}>
      <ul className="-mx-2 flex flex-wrap text-sm">
        {offered.map((sort) => {
          const current = sort === (filters.sort ?? usual);
          const query = filterQuery({ ...filters, page: 1, sort: sort === usual ? null : sort });
          return (
            <li key={sort}>
              <Link
                to={query.size > 0 ? `${path}?${query}` : path}
                preventScrollReset
                aria-current={current ? "true" : undefined}
                className={cx(
                  "inline-flex min-h-8 items-center rounded-md px-2",
                  current ? "font-semibold text-leaf-700" : "text-ink-500 hover:text-ink-900",
                )}
              >
                {t(sort)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Nothing({
  pills,
  path,
  pastEnd,
  filters,
}: {
  pills: ReturnType<typeof useListWords>["pills"];
  path: string;
  pastEnd: boolean;
  filters: Filters;
}) {
  const t = useTranslations("jobs.site.list");
  if (pastEnd) {
    const first = filterQuery({ ...filters, page: 1 });
    return (
      <EmptyState
        drawing="search"
        title={t("emptyPage")}
        action={<Button to={first.size > 0 ? `${path}?${first}` : path}>{t("firstPage")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t("emptyTitle")}
      text={pills.length > 0 ? t("emptyText") : undefined}
      action={
        pills.length > 0 && (
          <>
            {pills.length > 1 &&
              pills.map((pill) => (
                <Button key={pill.text} to={pill.to} variant="secondary" size="sm">
                  {t("without", { filter: pill.text })}
                </Button>
              ))}
            <Button to={path} size={pills.length > 1 ? "sm" : "md"}>
              {t("allJobs")}
            </Button>
          </>
        )
      }
    />
  );
}
