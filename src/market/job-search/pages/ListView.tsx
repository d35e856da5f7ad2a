import { type FormEvent, lazy, Suspense, useLayoutEffect, useMemo, useRef } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { readPlaces } from "#market/jobs/parts/place-text.ts";
import { isJobSlug } from "#market/jobs/slug.ts";
import type { Lists } from "#platform/reference/lists.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Trail } from "#platform/seo/Trail.tsx";
import { cx } from "#ui/cx.ts";
import { LinkList } from "#ui/LinkList.tsx";
import { CardActions } from "../parts/CardActions.tsx";
import { FilterButton } from "../parts/FilterButton.tsx";
import { FilterPills } from "../parts/FilterPills.tsx";
import type { FacetView } from "../parts/facets.ts";
import { fillForm, sentForm } from "../parts/filter-form.ts";
import type { Filters } from "../parts/filters.ts";
import { listPath } from "../parts/list-address.ts";
import { useListWords } from "../parts/list-words.ts";
import { PlaceSelect } from "../parts/PlaceSelect.tsx";
import { type Packed, unpack } from "../parts/packed.ts";
import { SearchBar } from "../parts/SearchBar.tsx";
import { SortLinks } from "../parts/SortLinks.tsx";
import { useBeside } from "../parts/use-beside.ts";
import { jobsPath, remotePath } from "../paths.ts";
import type { SearchNames } from "../query/search-slug.ts";
import type { ListData } from "./list-data.ts";

// The server renders it as a working form; its code is loaded afterwards.
const FilterPanel = lazy(() => import("../parts/FilterPanel.tsx"));
// It is below the list, or shown instead of an empty one, so the page is usable before its code is loaded.
const AlertBox = lazy(() => import("../parts/AlertBox.tsx").then((part) => ({ default: part.AlertBox })));
const NothingFound = lazy(() => import("../parts/NothingFound.tsx"));
const Pagination = lazy(() => import("#ui/Pagination.tsx").then((part) => ({ default: part.Pagination })));
const JobBeside = lazy(() => import("../parts/JobBeside.tsx"));
const NewsBar = lazy(() => import("../parts/NewsBar.tsx"));

const formId = "job-search";
/** Prefetches the code of a job's page when the pointer approaches a row. */
const warm = () => void import("./detail.tsx");

/** The list of published jobs, filtered by the address. Works without script. */
export function ListView({ packed }: { packed: Packed<ListData> }) {
  const data = useMemo(() => {
    const sent = unpack(packed);
    return { ...sent, places: readPlaces(sent.places) };
  }, [packed]);
  const { kind, language, filters, places, facets, jobs, related, total, pages } = data;
  const t = useTranslations("jobSearch.site.list");
  const names = useNames(data);
  const { heading, pills, textOf } = useListWords(filters, names, kind, data.spoken);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const pending = usePending();
  const found = useRef<HTMLDivElement>(null);
  const beside = useBeside();
  const base = (kind === "remote" ? remotePath : jobsPath)[language];
  const to = (wanted: Filters) => listPath(language, wanted, names, kind);
  // Runs within the commit and never while another list is loading: boxes ticked since then are newer than
  // this address.
  useLayoutEffect(() => {
    if (form.current && !pending) fillForm(form.current, filters);
  }, [filters, pending]);
  /**
   * Navigates to the list of the form's values. A filter keeps the scroll position, a search starts at the
   * top.
   */
  function send(event?: FormEvent) {
    event?.preventDefault();
    if (form.current) navigate(to(sentForm(form.current, filters.sort)), { preventScrollReset: !event });
  }
  return (
    <>
      <PageHead
        title={filters.page > 1 ? t("pageTitle", { heading, page: filters.page }) : heading}
        description={t("description", { count: total })}
        at={data.at}
        noindex={data.noindex}
        feeds={data.feeds}
      />
      <Suspense>{data.news && <NewsBar news={data.news} />}</Suspense>
      <Form
        ref={form}
        id={formId}
        action={base}
        role="search"
        aria-label={t("results")}
        onSubmit={send}
        className="rounded-lg bg-leaf-50 p-3 sm:p-4"
      >
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <SearchBar
          keyword={filters.keyword}
          place={
            <span className="md:flex-1">
              <PlaceSelect
                places={places}
                counts={facets.places}
                chosen={filters.location_id}
                onChoose={() => send()}
              />
            </span>
          }
          after={<FilterButton filters={filters} />}
        />
      </Form>
      <div className="mt-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6">
        <aside className="max-lg:contents lg:sticky lg:bottom-6 lg:self-end" onChange={() => send()}>
          <Suspense>
            <FilterPanel
              form={formId}
              filters={filters}
              facets={facets}
              total={total}
              pending={pending}
              to={to}
              remoteOnly={kind === "remote"}
            />
          </Suspense>
        </aside>
        <section aria-label={t("results")} aria-busy={pending} className="min-w-0 max-lg:mt-4">
          {data.trail.length > 0 && (
            <div className="mb-1 max-sm:hidden">
              <Trail items={data.trail} origin={data.at.origin} noindex={data.noindex} />
            </div>
          )}
          <h1 className="text-xl font-semibold">{heading}</h1>
          {data.spelling && (
            <p className="mt-1">
              {t.rich("understood", {
                keyword: data.spelling,
                own: (text) => (
                  <Link
                    to={to({ ...filters, page: 1, keyword: data.spelling ?? "" })}
                    className="font-semibold text-leaf-700 underline-offset-4 hover:underline"
                  >
                    {text}
                  </Link>
                ),
              })}
            </p>
          )}
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="text-sm text-ink-500" aria-live="polite">
              {t("count", { count: total })}
            </p>
            {total > 1 && <SortLinks filters={filters} to={to} />}
          </div>
          <div className={cx(pills.length > 0 && "mt-3")}>
            <FilterPills pills={pills} clearTo={jobsPath[language]} />
          </div>
          <div className="mt-4 gap-6 beside:grid beside:grid-cols-[24rem_minmax(0,1fr)] beside:items-start">
            <div ref={found} className={jobs.length === 0 ? "col-span-full" : "min-w-0"}>
              {jobs.length > 0 && (
                <LinkList
                  className={cx("flex flex-col gap-2 transition-opacity", pending && "opacity-50")}
                  onPointerOver={warm}
                  onFocus={warm}
                >
                  {jobs.map((job) => (
                    <JobCard key={job.path} job={job} action={<CardActions job={job} />} />
                  ))}
                </LinkList>
              )}
              {jobs.length === 0 && (
                <Suspense>
                  <NothingFound
                    pills={pills}
                    help={data.help}
                    textOf={textOf}
                    allJobs={jobsPath[language]}
                    firstPage={total > 0 ? to({ ...filters, page: 1 }) : null}
                  />
                </Suspense>
              )}
              {related.length > 0 && (
                <>
                  <h2 className="mt-8 font-semibold">{t("related", { count: total })}</h2>
                  <LinkList className="mt-4 flex flex-col gap-3" onPointerOver={warm} onFocus={warm}>
                    {related.map((job) => (
                      <JobCard key={job.path} job={job} as="h3" action={<CardActions job={job} />} />
                    ))}
                  </LinkList>
                </>
              )}
              <div className="mt-8">
                <Suspense>
                  <Pagination page={filters.page} pages={pages} />
                </Suspense>
              </div>
              {data.email !== null && (
                <div className="mt-8">
                  <Suspense>
                    <AlertBox
                      criteria={{
                        keyword: filters.keyword,
                        location_id: filters.location_id,
                        category_id: filters.category_id,
                        job_type: filters.job_type,
                        job_level: filters.job_level,
                        experience: filters.experience,
                        salary_min: filters.salary_min ?? "",
                        remote: filters.remote ? "true" : "",
                      }}
                      email={data.email}
                      next={to({ ...filters, page: 1 })}
                    />
                  </Suspense>
                </div>
              )}
            </div>
            {beside && jobs.length > 0 && (
              <Suspense>
                <JobBeside list={found} jobs={jobs} />
              </Suspense>
            )}
          </div>
        </section>
      </div>
    </>
  );
}

/**
 * Returns the names that the page has: all places, the categories, and the sub-categories of the open ones.
 */
function useNames({ places, facets }: { places: Lists["places"]; facets: FacetView }): SearchNames {
  return useMemo(() => {
    const all = [...places.cities, ...places.provinces, ...places.elsewhere];
    const categories = facets.categories.flatMap((category) => [category, ...(category.subs ?? [])]);
    const nameIn = (list: { id: number; name: string }[]) => (id: number) =>
      list.find((entry) => entry.id === id)?.name ?? null;
    return { placeName: nameIn(all), categoryName: nameIn(categories) };
  }, [places, facets]);
}

/** Returns whether another list is loading; opening a job is not one. */
function usePending(): boolean {
  const next = useNavigation().location?.pathname.split("/");
  const here = [...Object.values(jobsPath), ...Object.values(remotePath)];
  return next !== undefined && here.includes(`/${next[1]}` as never) && !isJobSlug(next[2] ?? "");
}
