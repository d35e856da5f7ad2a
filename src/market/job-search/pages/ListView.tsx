import { type FormEvent, lazy, type RefObject, Suspense, useLayoutEffect, useMemo, useRef } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { readPlaces } from "#market/jobs/parts/place-text.ts";
import { isJobSlug } from "#market/jobs/slug.ts";
import type { Lists } from "#platform/reference/lists.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Trail } from "#platform/seo/Trail.tsx";
import { cx } from "#ui/cx.ts";
import { FilterButton } from "../parts/FilterButton.tsx";
import { FilterPills, type Pill } from "../parts/FilterPills.tsx";
import type { FacetView } from "../parts/facets.ts";
import { fillForm, sentForm } from "../parts/filter-form.ts";
import type { Filters } from "../parts/filters.ts";
import { listPath } from "../parts/list-address.ts";
import { useListWords } from "../parts/list-words.ts";
import { PlaceSelect } from "../parts/PlaceSelect.tsx";
import { type Packed, unpack } from "../parts/packed.ts";
import { SearchBar } from "../parts/SearchBar.tsx";
import { SortLinks } from "../parts/SortLinks.tsx";
import { jobsPath, remotePath } from "../paths.ts";
import type { SearchNames } from "../query/search-slug.ts";
import { ListResults } from "./ListResults.tsx";
import type { ListData, ShownList, ToList } from "./list-data.ts";

// The server renders the filter panel as a working form; the code of the panel is loaded afterwards.
const FilterPanel = lazy(() => import("../parts/FilterPanel.tsx"));
const NewsBar = lazy(() => import("../parts/NewsBar.tsx"));

const formId = "job-search";

/** The list of published jobs, filtered by the address. Works without script. */
export function ListView({ packed }: { packed: Packed<ListData> }) {
  const data = useMemo(() => {
    const sent = unpack(packed);
    return { ...sent, places: readPlaces(sent.places) };
  }, [packed]);
  const { kind, language, filters, facets, total } = data;
  const t = useTranslations("jobSearch.site.list");
  const names = useNames(data);
  const { heading, pills, textOf } = useListWords(filters, names, kind, data.spoken, data.asked);
  const to: ToList = (wanted) => listPath(language, wanted, names, kind);
  const { form, pending, send } = useSearchForm(filters, to);
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
      <SearchForm data={data} form={form} send={send} />
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
          <ListHead data={data} heading={heading} pills={pills} to={to} />
          <ListResults data={data} pills={pills} textOf={textOf} to={to} pending={pending} />
        </section>
      </div>
    </>
  );
}

/** Returns the search form of a list. Its values follow the address, and `send` navigates to the list of its values. */
function useSearchForm(filters: Filters, to: ToList) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const pending = usePending();
  // A layout effect, skipped while another list is loading: the reader may tick boxes meanwhile, and these are newer
  // than the current address.
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
  return { form, pending, send };
}

function SearchForm({
  data: { kind, language, filters, places, facets },
  form,
  send,
}: {
  data: ShownList;
  form: RefObject<HTMLFormElement | null>;
  send: (event?: FormEvent) => void;
}) {
  const t = useTranslations("jobSearch.site.list");
  return (
    <Form
      ref={form}
      id={formId}
      action={(kind === "remote" ? remotePath : jobsPath)[language]}
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
  );
}

function ListHead({
  data,
  heading,
  pills,
  to,
}: {
  data: ShownList;
  heading: string;
  pills: readonly Pill[];
  to: ToList;
}) {
  const t = useTranslations("jobSearch.site.list");
  const { language, filters, total } = data;
  return (
    <>
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
      {data.onlyTexts && (
        <p className="mt-3 text-sm text-ink-700">{t("onlyTexts", { keyword: data.spoken })}</p>
      )}
      {data.ignored && <p className="mt-3 text-sm text-ink-700">{t("ignored", { words: data.ignored })}</p>}
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

/** Returns whether another list is loading; false while a job is loading. */
function usePending(): boolean {
  const next = useNavigation().location?.pathname.split("/");
  const here = [...Object.values(jobsPath), ...Object.values(remotePath)];
  return next !== undefined && here.includes(`/${next[1]}` as never) && !isJobSlug(next[2] ?? "");
}
