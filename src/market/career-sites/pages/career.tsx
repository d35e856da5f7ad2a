import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applyPath } from "#hiring/applications/paths.ts";
import { cachePage, load, pageServices, pageUrl } from "#kit/page.ts";
import { companyPage } from "#market/company-pages/contract.ts";
import { CompanyAbout, CompanyPeople } from "#market/company-pages/parts/CompanyText.tsx";
import { organization } from "#market/company-pages/parts/organization.ts";
import { headerView, profileView } from "#market/company-pages/parts/profile-view.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { loadReference } from "#platform/reference/load-reference.ts";
import { companyImagePath } from "#platform/seo/image-address.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { StructuredData } from "#platform/seo/StructuredData.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { mainId } from "#ui/shells/parts.tsx";
import { careerJobs } from "../contract.ts";
import { CareerFooter, CareerHeader, CareerHero } from "../parts/CareerFrame.tsx";
import { JobFilter } from "../parts/JobFilter.tsx";
import { careerJobPath, careerPath } from "../paths.ts";

const perPage = 20;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language, publicUrl: origin } = context.get(pageServices);
  const slug = params.slug ?? "";
  const { pathname, search, searchParams } = pageUrl(request);
  if (slug !== slug.toLowerCase()) throw redirect(pathname.toLowerCase() + search, 301);
  const asked = (name: string, shape: RegExp) => shape.exec(searchParams.get(name) ?? "")?.[0] ?? "";
  const page = Number(asked("page", /^[1-9]\d{0,4}$/) || 1);
  const location = asked("location_id", /^[1-9]\d{0,8}$/);
  const keyword = (searchParams.get("keyword") ?? "").trim().slice(0, 255);
  const [reference, { data }, jobs] = await Promise.all([
    loadReference(context, request),
    load(context, request, companyPage, { params: { slug } }),
    load(context, request, careerJobs, {
      params: { slug },
      query: { page, items: perPage, keyword, location_id: location },
    }),
  ]);
  const { attributes } = data;
  // The address of a company that was merged into this one.
  if (attributes.slug !== slug) throw redirect(careerPath(language, attributes.slug) + search, 301);
  cachePage(context, { seconds: 60, query: ["page", "keyword", "location_id"] });
  const company = headerView(data, language, reference, () => null);
  const paths = { en: careerPath("en", slug), vi: careerPath("vi", slug) };
  const filtered = keyword !== "" || location !== "";
  const query = page > 1 ? `?page=${page}` : "";
  return {
    company: { ...company, website: attributes.website },
    profile: profileView(data, language),
    jobs: jobs.data.map((card) => ({
      ...cardView(card, language, reference, { ofCompany: true }),
      path: careerJobPath(language, slug, card.attributes.slug),
      applyPath: applyPath(language, card.attributes.slug),
    })),
    locations: jobs.meta.locations.flatMap(({ value, count }) => {
      const name = reference.placeName(value, language);
      return name ? [{ value: String(value), label: `${name} (${count})` }] : [];
    }),
    total: jobs.meta.total,
    page,
    pages: Math.ceil(jobs.meta.total / perPage),
    keyword,
    location,
    filtered,
    paths,
    language,
    at: { origin, language, paths: { en: paths.en + query, vi: paths.vi + query } },
    image: origin + companyImagePath(attributes, language),
    organization: organization(attributes, { path: paths[language], place: company.place }, origin),
    // A filtered list, or a site without jobs or introduction, is not indexed: search engines have the page on the marketplace.
    noindex: filtered || jobs.data.length === 0 || attributes.about === null,
  };
}

/** A company's own site for its jobs, without the marketplace around it. */
export default function CareerSite() {
  const site = useLoaderData<typeof loader>();
  const { company, profile, jobs, paths, language, filtered } = site;
  const t = useTranslations("careerSites.site");
  const { name } = company;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead
        title={t("title", { name })}
        description={t("description", { name, count: company.jobs })}
        at={site.at}
        image={site.image}
        noindex={site.noindex}
        bare
      />
      {!site.noindex && <StructuredData data={site.organization} />}
      <CareerHeader
        company={company}
        home={paths[language]}
        other={paths[language === "vi" ? "en" : "vi"]}
        language={language}
      />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <CareerHero company={company} />
        <div className="mx-auto flex w-full max-w-content flex-col gap-6 px-4 py-8 sm:px-6">
          <CompanyAbout profile={profile} />
          <CompanyPeople profile={profile} />
          <section id="jobs" aria-labelledby="open-jobs" className="flex scroll-mt-20 flex-col gap-4">
            <h2 id="open-jobs" className="text-xl font-semibold">
              {t("jobs.title")}
            </h2>
            {(company.jobs > 0 || filtered) && <Filter site={site} />}
            {jobs.length > 0 ? <Jobs jobs={jobs} /> : <NoJobs site={site} />}
            <Pagination page={site.page} pages={site.pages} />
          </section>
        </div>
      </main>
      <CareerFooter company={company} language={language} />
    </div>
  );
}

type Site = Awaited<ReturnType<typeof loader>>;

function Filter({ site }: { site: Site }) {
  const t = useTranslations("careerSites.site");
  return (
    <>
      <JobFilter
        path={`${site.paths[site.language]}#jobs`}
        keyword={site.keyword}
        location={site.location}
        locations={site.locations}
      />
      <p role="status" className="text-sm text-ink-500">
        {t("jobs.found", { count: site.total })}
      </p>
    </>
  );
}

function Jobs({ jobs }: Pick<Site, "jobs">) {
  const t = useTranslations("careerSites.site");
  return (
    <LinkList className="flex flex-col gap-3">
      {jobs.map((job) => (
        <JobCard
          key={job.path}
          job={job}
          as="h3"
          action={
            <Button
              to={job.applyPath}
              size="sm"
              variant="secondary"
              className="relative z-1 whitespace-nowrap"
              aria-label={t("jobs.applyTo", { title: job.title })}
            >
              {t("jobs.apply")}
            </Button>
          }
        />
      ))}
    </LinkList>
  );
}

function NoJobs({ site }: { site: Site }) {
  const t = useTranslations("careerSites.site");
  return (
    <EmptyState
      drawing="jobs"
      as="h3"
      title={t(site.filtered ? "jobs.noMatch" : "jobs.none")}
      text={t(site.filtered ? "jobs.noMatchText" : "jobs.noneText")}
      action={
        site.filtered && (
          <Button to={`${site.paths[site.language]}#jobs`} variant="secondary">
            {t("jobs.clear")}
          </Button>
        )
      }
    />
  );
}
