import type { ReactNode } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { landing } from "#accounts/access.ts";
import type { Account } from "#accounts/actor.ts";
import { companiesPath } from "#companies/paths.ts";
import { directory } from "#company-pages/contract.ts";
import { search } from "#job-search/contract.ts";
import { JobCard } from "#jobs/parts/JobCard.tsx";
import { readPlaces } from "#jobs/parts/place-text.ts";
import { byCategoryPath, byLocationPath, jobsPath } from "#jobs/paths.ts";
import { cachePage, load, type PageServices, pageServices } from "#kit/page.ts";
import { loadReference } from "#reference/load-reference.ts";
import { SaveCard } from "#saved-jobs/parts/SaveButton.tsx";
import { newsLinks } from "#seo/feed-links.ts";
import { PageHead } from "#seo/PageHead.tsx";
import { StructuredData } from "#seo/StructuredData.tsx";
import { siteData } from "#seo/structured.ts";
import { Button } from "#ui/Button.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { liveBanner } from "../contract.ts";
import { Banner } from "../parts/Banner.tsx";
import { Assurance } from "../parts/home/Assurance.tsx";
import { Categories } from "../parts/home/Categories.tsx";
import { Companies } from "../parts/home/Companies.tsx";
import { ForEmployers } from "../parts/home/ForEmployers.tsx";
import { FreshJobs } from "../parts/home/FreshJobs.tsx";
import { Hero } from "../parts/home/Hero.tsx";
import { Places } from "../parts/home/Places.tsx";
import { Band, BandTitle } from "../parts/landing/Band.tsx";
import { headhuntPaths } from "../paths.ts";
import { asked, homeView } from "./home-view.ts";

const companiesShown = 8;

/** The page brings its own bands. */
export const handle = { bare: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, viewer, publicUrl, siteMap } = context.get(pageServices) as PageServices<Account>;
  const path = jobsPath[language];
  // Who is signed in starts at their own work (spec §2, "Landing after login").
  if (viewer) throw redirect(viewer.kind === "candidate" ? path : landing(viewer, language, siteMap));
  const [reference, hot, recent, companies, banner] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, { query: { items: asked.hot, hot: "true" } }),
    load(context, request, search, { query: { items: asked.fresh } }),
    load(context, request, directory, { query: { items: companiesShown, sort: "jobs", verified: "true" } }),
    load(context, request, liveBanner),
  ]);
  cachePage(context, { seconds: 60, until: banner.meta.changes_at });
  return {
    banner: banner.data?.attributes ?? null,
    ...homeView(language, reference, { hot, recent, companies }),
    paths: {
      jobs: path,
      companies: companiesPath[language],
      categories: byCategoryPath[language],
      places: byLocationPath[language],
      headhunt: headhuntPaths.own[language],
    },
    at: { origin: publicUrl, language, paths: { en: "/en", vi: "/" } },
    feeds: newsLinks(language),
  };
}

/** Where a visitor arrives: search, what is new, the ways in by trade, place and company, what we promise. */
export default function Home() {
  const { banner, words, paths, choices, popular, hot, fresh, trades, places, companies, at, feeds } =
    useLoaderData<typeof loader>();
  const jobs = (
    <More to={paths.jobs} key="jobs">
      {words.allJobs}
    </More>
  );
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} feeds={feeds} bare />
      <StructuredData
        data={siteData({ origin: at.origin, home: at.paths[at.language], search: paths.jobs })}
      />
      <Hero
        path={paths.jobs}
        places={readPlaces(choices)}
        title={words.title}
        lead={words.lead}
        popular={words.popular}
        links={popular}
      />
      {banner && (
        <Band className="pb-0 sm:pb-0">
          <Banner banner={banner} />
        </Band>
      )}
      {hot.length > 0 && (
        <Band className="pb-0 sm:pb-0">
          <BandTitle {...words.hot} />
          <LinkList className="mt-6 grid gap-3 md:grid-cols-2">
            {hot.map((job) => (
              <JobCard key={job.path} job={job} as="h3" action={<SaveCard job={job} />} />
            ))}
          </LinkList>
        </Band>
      )}
      {fresh.length > 0 && (
        <Band>
          <BandTitle {...words.fresh} aside={jobs} />
          <FreshJobs jobs={fresh} />
        </Band>
      )}
      <Band ground="mist" className="flex flex-col gap-12 sm:gap-16">
        <section>
          <BandTitle
            title={words.categories.title}
            aside={<More to={paths.categories}>{words.categories.all}</More>}
          />
          <Categories trades={trades} />
        </section>
        {places.length > 0 && (
          <section>
            <BandTitle title={words.places.title} aside={<More to={paths.places}>{words.places.all}</More>} />
            <Places places={places} />
          </section>
        )}
      </Band>
      {companies.length > 0 && (
        <Band className="pb-0 sm:pb-0">
          <BandTitle
            title={words.companies.title}
            aside={<More to={paths.companies}>{words.companies.all}</More>}
          />
          <Companies companies={companies} verified={words.companies.verified} />
        </Band>
      )}
      <Band>
        <Assurance {...words.assurance} />
      </Band>
      <Band className="pt-0 sm:pt-0">
        <ForEmployers employers={words.employers} headhunt={words.headhunt} headhuntPath={paths.headhunt} />
      </Band>
    </>
  );
}

/** To the whole of what a band shows a part of. */
function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button to={to} variant="ghost" iconAfter="arrow-right" className="-mx-4">
      {children}
    </Button>
  );
}
