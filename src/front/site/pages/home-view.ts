import { createTranslator } from "use-intl/core";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import type { directory } from "#market/company-pages/contract.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import type { search } from "#market/job-search/contract.ts";
import { searchPath } from "#market/job-search/query/search-slug.ts";
import { compactCard } from "#market/jobs/parts/card-view.ts";
import { writePlaces } from "#market/jobs/parts/place-text.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/home/messages.en.ts";
import { copy as vi } from "../copy/home/messages.vi.ts";
import { type Hot, hotKinds, hotQuery } from "./hot.ts";

const hotShown = 9;
const freshShown = 4;
const placesShown = 8;
const tradesShown = 12;
/** With fewer professions that have jobs, top categories are shown instead. */
const tradesFewest = 8;
const choicesShown = 7;
/** Number of companies in the line of logos; the next ones are shown as cards. */
const marksShown = 7;
const coversShown = 6;
const buckets: readonly number[] = [locationIds.others, locationIds.overseas];

type Found = AnswerOf<typeof search>;

/**
 * Number of results that the home page requests: some of the fresh jobs may be hot ones, which are shown
 * above.
 */
export const answerSizes = {
  hot: hotShown,
  fresh: freshShown + hotShown,
  companies: marksShown + coversShown,
} as const;

/** Converts the API's answers for the home page: small, and in the reader's language. */
export function homeView(
  language: Language,
  reference: Reference,
  found: {
    narrowed: Hot;
    /** The address of the home page. */
    home: string;
    hot: Found;
    recent: Found;
    companies: AnswerOf<typeof directory>;
  },
) {
  const { lead, allJobs: _, jobs: __, ...words } = inLanguage(language, en, vi);
  const say = createTranslator({ locale: language, messages: inLanguage(language, en, vi) });
  const { total, facets } = found.recent.meta;
  const jobsIn = (count: number) => say("jobs", { count });
  const { places, categories } = reference.lists[language];

  const hot = found.hot.data.slice(0, hotShown);
  const shown = new Set(hot.map(({ id }) => id));
  const fresh = found.recent.data.filter(({ id }) => !shown.has(id)).slice(0, freshShown);

  const inTrade = countsOf(facets.category_id);
  const tradesOf = (list: readonly { id: number; name: string; icon: string | null }[]) =>
    list
      .map(({ id, name, icon }) => ({
        name,
        icon,
        to: searchPath(language, { categoryId: id }, reference),
        count: inTrade.get(id) ?? 0,
      }))
      .sort((a, b) => b.count - a.count);
  const professions = tradesOf(
    categories.flatMap(({ subs, icon }) => subs.map((sub) => ({ ...sub, icon }))),
  ).filter(({ count }) => count > 0);
  const trades = professions.length < tradesFewest ? tradesOf(categories) : professions.slice(0, tradesShown);

  const known = [...places.cities, ...places.provinces, ...places.elsewhere].filter(
    ({ id, former }) => !former && !buckets.includes(id),
  );
  const inPlace = countsOf(facets.location_id);
  const busy = known
    .map(({ id, name }) => ({
      name,
      to: searchPath(language, { locationId: id }, reference),
      count: inPlace.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, placesShown);

  const inWords = <T extends { count: number }>({ count, ...entry }: T) => ({
    ...entry,
    jobs: jobsIn(count),
  });
  const companies = found.companies.data
    .filter(({ attributes }) => attributes.jobs > 0)
    .map(({ attributes: { name, slug, logo, banner, verified, jobs } }) => ({
      name,
      to: companyPath(language, slug),
      logo,
      cover: banner,
      verified,
      jobs: jobsIn(jobs),
    }));
  // In the order of the page: data near its twin in the HTML compresses better, to two thirds of the size.
  return {
    choices: writePlaces(places),
    counts: Object.fromEntries(inPlace),
    popular: [...professions.slice(0, 3), ...busy.slice(0, 3)].map(({ name, to }) => ({ name, to })),
    employers: companies.slice(0, marksShown).map(({ name, to, logo, jobs }) => ({ name, to, logo, jobs })),
    hot: { ...hotChoices(), jobs: hot.map((job) => compactCard(job, language, reference)) },
    fresh: fresh.map((job) => compactCard(job, language, reference)),
    trades: trades.map(inWords),
    places: busy.map(inWords),
    companies: companies.slice(marksShown),
    words: { ...words, lead: say("lead", { count: total }), allJobs: say("allJobs", { count: total }) },
  };

  /** Returns the tabs of the hot jobs, and the values of the open one, most frequent first. */
  function hotChoices() {
    const { narrowed } = found;
    const { facets } = found.hot.meta;
    const to = (choice: Hot) => found.home + hotQuery(choice);
    const most = (
      names: readonly { id: number; name: string }[],
      counted: { value: number; count: number }[],
    ) => {
      const counts = countsOf(counted);
      return names
        .filter(({ id }) => counts.has(id) || id === narrowed.value)
        .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
        .slice(0, choicesShown);
    };
    const millions = new Intl.NumberFormat(language);
    const values = {
      place: () => most(known, facets.location_id),
      category: () => most(categories, facets.category_id),
      salary: () =>
        facets.salary_min.map(({ value }) => ({
          id: value,
          name: say("hot.from", { million: millions.format(value / 1_000_000) }),
        })),
    };
    const { kind } = narrowed;
    return {
      tabs: hotKinds.map((one) => ({
        name: words.hot[one],
        to: to({ kind: one, value: null }),
        current: one === kind,
      })),
      choices: [{ id: null, name: words.hot.any }, ...values[kind]()].map(({ id, name }) => ({
        name,
        to: to({ kind, value: id }),
        current: id === narrowed.value,
      })),
    };
  }
}

function countsOf(counted: readonly { value: number; count: number }[]): Map<number, number> {
  return new Map(counted.map(({ value, count }) => [value, count]));
}
