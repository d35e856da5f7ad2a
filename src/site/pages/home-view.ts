import { createTranslator } from "use-intl/core";
import { companyPath } from "#companies/paths.ts";
import type { directory } from "#company-pages/contract.ts";
import type { search } from "#job-search/contract.ts";
import { searchPath } from "#job-search/search-slug.ts";
import { cardView, type JobCardData, payText, placesOf, toMinute } from "#jobs/parts/card-view.ts";
import { writePlaces } from "#jobs/parts/place-text.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { type Language, languageNumber, languageOf } from "#kit/i18n.ts";
import type { Reference } from "#reference/lists.ts";
import { categoryIds, locationIds } from "#reference/terms.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/home/messages.en.ts";
import { copy as vi } from "../copy/home/messages.vi.ts";
import type { FreshJob } from "../parts/home/FreshJobs.tsx";

const hotShown = 4;
const freshShown = 6;
const placesShown = 8;
const buckets: readonly number[] = [locationIds.others, locationIds.overseas];

type Found = AnswerOf<typeof search>;

/** How many answers of the search the home page needs: some of the fresh jobs are hot and stand above already. */
export const asked = { hot: hotShown, fresh: freshShown + hotShown } as const;

/** What the home page shows, made of the API's answers: small, and in words of the reader's language. */
export function homeView(
  language: Language,
  reference: Reference,
  found: { hot: Found; recent: Found; companies: AnswerOf<typeof directory> },
) {
  const { lead, allJobs: _, jobs: __, ...words } = inLanguage(language, en, vi);
  const say = createTranslator({ locale: language, messages: inLanguage(language, en, vi) });
  const { total, facets } = found.recent.meta;
  const jobsIn = (count: number) => say("jobs", { count });
  const { places, categories } = reference.lists[language];

  const hot = found.hot.data.slice(0, hotShown);
  const shown = new Set(hot.map(({ id }) => id));
  const fresh = found.recent.data.filter(({ id }) => !shown.has(id)).slice(0, freshShown);

  const inTrade = new Map(facets.category_id.map(({ value, count }) => [value, count]));
  const trades = categories.map(({ id, name, icon }) => ({
    name,
    icon,
    to: searchPath(language, { categoryId: id }, reference),
    count: inTrade.get(id) ?? 0,
  }));
  const known = [...places.cities, ...places.provinces, ...places.elsewhere].filter(
    ({ id, former }) => !former && !buckets.includes(id),
  );
  const inPlace = new Map(facets.location_id.map(({ value, count }) => [value, count]));
  const busy = known
    .map(({ id, name }) => ({
      name,
      to: searchPath(language, { locationId: id }, reference),
      count: inPlace.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, placesShown);

  const others = reference.categoryName(categoryIds.others, language);
  const byCount = trades.filter(({ name }) => name !== others).sort((a, b) => b.count - a.count);
  const inWords = <T extends { count: number }>({ count, ...entry }: T) => ({
    ...entry,
    jobs: jobsIn(count),
  });
  // In the order of the page: what is sent last stands nearest to its twin in the HTML, and takes a third less room.
  return {
    choices: writePlaces(places),
    popular: [...byCount.slice(0, 2), ...busy.slice(0, 3)].map(({ name, to }) => ({ name, to })),
    hot: hot.map((job) => cardView(job, language, reference)),
    fresh: fresh.map((job) => freshJob(job, language, reference)),
    trades: trades.map(inWords),
    places: busy.map(inWords),
    companies: found.companies.data
      .filter(({ attributes }) => attributes.jobs > 0)
      .map(({ attributes: { name, slug, logo, verified, jobs } }) => ({
        name,
        to: companyPath(language, slug),
        logo,
        verified,
        jobs: jobsIn(jobs),
      })),
    words: { ...words, lead: say("lead", { count: total }), allJobs: say("allJobs", { count: total }) },
  };
}

function freshJob({ attributes: job }: JobCardData, language: Language, reference: Reference): FreshJob {
  const { title, url, company, approved_date, created_at } = job;
  const [place] = placesOf(job, language, reference);
  return {
    title,
    path: url[language],
    ...(job.language !== languageNumber[language] && { lang: languageOf(job.language) }),
    by: [company.data.attributes.name, place].filter(Boolean).join(" · "),
    pay: payText(job, language),
    at: toMinute(approved_date ?? created_at),
  };
}
