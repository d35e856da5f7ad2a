import type { Reader } from "#kit/db.ts";
import { languages } from "#kit/i18n.ts";
import type { SiteMap } from "#kit/pages.ts";
import { careerPath } from "#market/career-sites/paths.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { searchPath } from "#market/job-search/query/search-slug.ts";
import { salariesPath } from "#market/salaries/paths.ts";
import { salariesSince } from "#market/salaries/queries/shared/salaries.ts";
import { sitemapPath } from "#platform/seo/paths.ts";
import { readNames } from "./queries/names.ts";
import {
  type Changed,
  categoriesWithJobs,
  companiesBetween,
  companyParts,
  jobParts,
  jobsBetween,
  placesWithJobs,
} from "./queries/pages.ts";
import { perFile, type SitemapLimits, type SitemapUrl, sitemapIndex, urlSet } from "./xml/sitemap.ts";

interface SitemapContext {
  origin: string;
  asOf: Date;
  limits: SitemapLimits;
  /** Public pages with static content. */
  fixed: SiteMap["fixed"];
}

/**
 * Yields the index of all sitemap parts that are not empty. Jobs, companies and career sites are split by id, so that
 * each stays in its part permanently, and a part is found without counting the parts before it (decision 016).
 */
export async function* sitemapList(
  db: Reader,
  { origin, asOf, limits, fixed }: SitemapContext,
): AsyncGenerator<string> {
  const each = perFile(limits, origin);
  const [jobs, companies, careers, categories, places] = await Promise.all([
    jobParts(db, each, asOf),
    companyParts(db, each),
    companyParts(db, each, "careers"),
    categoriesWithJobs(db),
    placesWithJobs(db),
  ]);
  const newest = (dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));
  const parts: { part: string; changedAt: Date }[] = [
    ...jobs.map(({ n, changedAt }) => ({ part: `jobs-${n}`, changedAt })),
    ...companies.map(({ n, changedAt }) => ({ part: n === 1 ? "companies" : `companies-${n}`, changedAt })),
    ...careers.map(({ n, changedAt }) => ({ part: n === 1 ? "careers" : `careers-${n}`, changedAt })),
    ...(categories.length > 0
      ? [{ part: "categories", changedAt: newest(categories.map((category) => category.newest)) }]
      : []),
    ...(places.length > 0
      ? [{ part: "locations", changedAt: newest(places.map((place) => place.newest)) }]
      : []),
    { part: "static", changedAt: newest(fixed.map((page) => new Date(page.changed))) },
  ];
  yield sitemapIndex(parts.map(({ part, changedAt }) => ({ url: origin + sitemapPath(part), changedAt })));
}

/** Returns a part of the sitemap by its name, or null for an unknown name. No query runs before the first line is read. */
export function sitemapPart(
  db: Reader,
  name: string,
  context: SitemapContext,
): AsyncGenerator<string> | null {
  const { origin, asOf, limits } = context;
  const [, kind, digits] =
    /^(jobs|companies|careers|categories|locations|static)(?:-([1-9]\d{0,8}))?$/.exec(name) ?? [];
  const each = perFile(limits, origin);
  const n = Number(digits ?? 1);
  const from = (n - 1) * each + 1;
  if (kind === "jobs" && digits)
    return urlSet(inBoth(jobsBetween(db, from, from + each, asOf), origin, jobPath));
  if (kind === "companies" && digits !== "1")
    return urlSet(inBoth(companiesBetween(db, from, from + each), origin, companyPath));
  if (kind === "careers" && digits !== "1")
    return urlSet(inBoth(companiesBetween(db, from, from + each, { which: kind }), origin, careerPath));
  if (digits) return null;
  if (kind === "categories" || kind === "locations") return urlSet(landingPages(db, kind, origin));
  if (kind === "static") return urlSet(staticPages(db, context));
  return null;
}

async function* inBoth(
  batches: AsyncIterable<Changed[]>,
  origin: string,
  path: typeof jobPath,
): AsyncGenerator<SitemapUrl[]> {
  for await (const rows of batches)
    yield rows.flatMap(({ slug, changedAt }) =>
      languages.map((language) => ({ url: origin + path(language, slug), changedAt })),
    );
}

async function* landingPages(
  db: Reader,
  kind: "categories" | "locations",
  origin: string,
): AsyncGenerator<SitemapUrl[]> {
  const [names, found] = await Promise.all([
    readNames(db),
    kind === "categories" ? categoriesWithJobs(db) : placesWithJobs(db),
  ]);
  yield found.flatMap(({ id, newest }) =>
    languages.map((language) => {
      const target = kind === "categories" ? { categoryId: id } : { locationId: id };
      return { url: origin + searchPath(language, target, names), changedAt: newest };
    }),
  );
}

/** The page of salaries is listed while it has figures. */
async function* staticPages(
  db: Reader,
  { origin, fixed, asOf }: SitemapContext,
): AsyncGenerator<SitemapUrl[]> {
  const changedAt = await salariesSince(db, asOf);
  const urls = fixed.flatMap(({ paths, changed }) =>
    // Lists a page with the same address in both languages once.
    [...new Set([paths.en, paths.vi])].map((path) => ({ url: origin + path, changedAt: new Date(changed) })),
  );
  const salaryUrls = languages.map((language) => origin + salariesPath[language]);
  yield changedAt === null ? urls : [...urls, ...salaryUrls.map((url) => ({ url, changedAt }))];
}
