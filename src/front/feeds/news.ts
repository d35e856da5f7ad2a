import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import { companyJobsPath } from "#market/company-pages/paths.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { searchPath } from "#market/job-search/query/search-slug.ts";
import { companyOfSlug, isPublicCompany } from "#people/companies/queries/shared.ts";
import { type FeedOf, rssPath } from "#platform/seo/paths.ts";
import { say } from "#platform/seo/say.ts";
import { type FeedRow, type NewestOf, newestJobs } from "./queries/jobs.ts";
import { type Names, readNames } from "./queries/names.ts";
import { sayPay } from "./say-pay.ts";
import { rssFeed } from "./xml/rss.ts";

const mostItems = 50;

interface Subject {
  of: NewestOf;
  address: FeedOf;
  title: string;
  page: string;
}

/**
 * Returns the newest jobs as RSS: `jobs`, `category-{id}` or `company-{slug}`.
 * @throws Problem 404 for an unknown category or company
 */
export async function newsFeed(
  db: Reader,
  language: Language,
  name: string,
  { origin, asOf }: { origin: string; asOf: Date },
): Promise<string> {
  const names = await readNames(db);
  const subject = await subjectOf(db, language, name, names);
  if (!subject) throw notFound();
  const jobs = await newestJobs(db, subject.of, mostItems, asOf);
  return rssFeed(
    {
      origin,
      language,
      title: subject.title,
      about: say(language, "rss.about"),
      page: subject.page,
      self: rssPath(language, subject.address),
      headline: (job) => say(language, "rss.at", { title: job.title, company: job.company_name }),
      category: (job) => job.category_ids.map((id) => names.categoryName(id, language)).find(Boolean) ?? null,
      facts: (job) => [sayPay(job, language), placesOf(job, language, names)].filter(Boolean).join(" · "),
    },
    jobs,
  );
}

function placesOf(job: FeedRow, language: Language, names: Names): string {
  const places = job.location_ids.flatMap((id) => names.placeName(id, language) ?? []);
  return places.join(", ") || job.location_text || "";
}

async function subjectOf(
  db: Reader,
  language: Language,
  name: string,
  names: Names,
): Promise<Subject | null> {
  if (name === "jobs")
    return { of: {}, address: {}, title: say(language, "rss.all"), page: jobsPath[language] };
  const categoryId = Number(/^category-([1-9]\d{0,8})$/.exec(name)?.[1] ?? Number.NaN);
  const categoryIds = names.familyOf(categoryId);
  if (categoryIds) {
    const category = names.categoryName(categoryId, language) ?? "";
    return {
      of: { categoryIds },
      address: { categoryId },
      title: say(language, "rss.category", { name: category }),
      page: searchPath(language, { categoryId }, names),
    };
  }
  const slug = /^company-(.+)$/.exec(name)?.[1];
  const company = slug
    ? await db
        .selectFrom("companies")
        .select(["id", "name", "slug"])
        .where("id", "=", companyOfSlug(slug))
        .where(isPublicCompany("companies"))
        .executeTakeFirst()
    : undefined;
  if (!company) return null;
  return {
    of: { companyId: company.id },
    address: { companySlug: company.slug },
    title: say(language, "rss.company", { name: company.name }),
    page: companyJobsPath(language, company.slug),
  };
}
