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
/** Minimum number of professions with jobs. With fewer, top categories are shown instead. */
const tradesFewest = 8;
const choicesShown = 7;
/** Number of companies that are shown as logos in a line; further companies are shown as cards. */
const marksShown = 7;
const coversShown = 6;
const buckets: readonly number[] = [locationIds.others, locationIds.overseas];

type Results = AnswerOf<typeof search>;
type Counts = readonly { value: number; count: number }[];
interface Link {
  name: string;
  to: string;
  count: number;
}

/** The API's answers for the home page. */
interface Answers {
  narrowed: Hot;
  /** The address of the home page. */
  home: string;
  hot: Results;
  recent: Results;
  companies: AnswerOf<typeof directory>;
}

/** The reader's language, with the reference lists and the translator in this language. */
interface Reader {
  language: Language;
  reference: Reference;
  say: ReturnType<typeof translatorIn>;
}

/**
 * Numbers of jobs and companies that the home page requests. Some of the fresh jobs may be hot jobs, which are shown
 * above them, so more fresh jobs are requested.
 */
export const answerSizes = {
  hot: hotShown,
  fresh: freshShown + hotShown,
  companies: marksShown + coversShown,
} as const;

const translatorIn = (language: Language) =>
  createTranslator({ locale: language, messages: inLanguage(language, en, vi) });

/** Converts the API's answers to the data of the home page: small, and in the reader's language. */
export function homeView(language: Language, reference: Reference, answers: Answers) {
  const { lead: _, allJobs: __, jobs: ___, ...words } = inLanguage(language, en, vi);
  const say = translatorIn(language);
  const reader: Reader = { language, reference, say };
  const { total, facets } = answers.recent.meta;
  const jobsIn = (count: number) => say("jobs", { count });

  const hot = answers.hot.data.slice(0, hotShown);
  const shown = new Set(hot.map(({ id }) => id));
  const fresh = answers.recent.data.filter(({ id }) => !shown.has(id)).slice(0, freshShown);
  const { professions, trades } = tradesIn(reader, countsOf(facets.category_id));
  const inPlace = countsOf(facets.location_id);
  const busy = placesIn(reader, inPlace);

  const inWords = <T extends { count: number }>({ count, ...entry }: T) => ({
    ...entry,
    jobs: jobsIn(count),
  });
  const companies = companiesIn(reader, answers.companies);
  // The data are in the order of the page, because data near the same text in the HTML compress better, to two thirds
  // of the size.
  return {
    choices: writePlaces(reference.lists[language].places),
    counts: Object.fromEntries(inPlace),
    popular: [...professions.slice(0, 3), ...busy.slice(0, 3)].map(({ name, to }) => ({ name, to })),
    employers: companies.slice(0, marksShown).map(({ name, to, logo, jobs }) => ({ name, to, logo, jobs })),
    hot: {
      tabs: hotTabs(answers, words.hot),
      choices: hotChoices(reader, answers, words.hot.any),
      jobs: hot.map((job) => compactCard(job, language, reference)),
    },
    fresh: fresh.map((job) => compactCard(job, language, reference)),
    trades: trades.map(inWords),
    places: busy.map(inWords),
    companies: companies.slice(marksShown),
    words: { ...words, lead: say("lead", { count: total }), allJobs: say("allJobs", { count: total }) },
  };
}

/** Returns the number of professions with jobs, and the professions or top categories to show. The largest come first. */
function tradesIn({ language, reference }: Reader, counts: ReadonlyMap<number, number>) {
  const { categories } = reference.lists[language];
  const linksTo = (list: readonly { id: number; name: string; icon: string | null }[]) =>
    list
      .map(({ id, name, icon }) => ({
        name,
        icon,
        to: searchPath(language, { categoryId: id }, reference),
        count: counts.get(id) ?? 0,
      }))
      .sort((a, b) => b.count - a.count);
  const all = categories.flatMap(({ subs, icon }) => subs.map((sub) => ({ ...sub, icon })));
  const professions = linksTo(all).filter(({ count }) => count > 0);
  const trades = professions.length < tradesFewest ? linksTo(categories) : professions.slice(0, tradesShown);
  return { professions, trades };
}

const currentPlaces = ({ language, reference }: Reader) => {
  const { places } = reference.lists[language];
  return [...places.cities, ...places.provinces, ...places.elsewhere].filter(
    ({ id, former }) => !former && !buckets.includes(id),
  );
};

/** Returns the places with most jobs. */
function placesIn(reader: Reader, counts: ReadonlyMap<number, number>): Link[] {
  const { language, reference } = reader;
  return currentPlaces(reader)
    .map(({ id, name }) => ({
      name,
      to: searchPath(language, { locationId: id }, reference),
      count: counts.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, placesShown);
}

function companiesIn({ language, say }: Reader, { data }: Answers["companies"]) {
  return data
    .filter(({ attributes }) => attributes.jobs > 0)
    .map(({ attributes: { name, slug, logo, banner, verified, jobs } }) => ({
      name,
      to: companyPath(language, slug),
      logo,
      cover: banner,
      verified,
      jobs: say("jobs", { count: jobs }),
    }));
}

/** Returns the tabs that filter the hot jobs: by place, category and salary. */
function hotTabs({ narrowed, home }: Answers, names: Record<Hot["kind"], string>) {
  return hotKinds.map((kind) => ({
    name: names[kind],
    to: home + hotQuery({ kind, value: null }),
    current: kind === narrowed.kind,
  }));
}

/** Returns the filter values of the open tab of the hot jobs, the most frequent first. */
function hotChoices(reader: Reader, { narrowed, home, hot }: Answers, any: string) {
  const { language, reference, say } = reader;
  const { facets } = hot.meta;
  const { kind } = narrowed;
  const most = (names: readonly { id: number; name: string }[], counted: Counts) => {
    const counts = countsOf(counted);
    return names
      .filter(({ id }) => counts.has(id) || id === narrowed.value)
      .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
      .slice(0, choicesShown);
  };
  const millions = new Intl.NumberFormat(language);
  const values = {
    place: () => most(currentPlaces(reader), facets.location_id),
    category: () => most(reference.lists[language].categories, facets.category_id),
    salary: () =>
      facets.salary_min.map(({ value }) => ({
        id: value,
        name: say("hot.from", { million: millions.format(value / 1_000_000) }),
      })),
  };
  return [{ id: null, name: any }, ...values[kind]()].map(({ id, name }) => ({
    name,
    to: home + hotQuery({ kind, value: id }),
    current: id === narrowed.value,
  }));
}

function countsOf(counted: Counts): Map<number, number> {
  return new Map(counted.map(({ value, count }) => [value, count]));
}
