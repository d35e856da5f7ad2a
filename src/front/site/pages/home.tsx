import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { cachePage, load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { directory } from "#market/company-pages/contract.ts";
import { companiesPath } from "#market/company-pages/paths.ts";
import { search } from "#market/job-search/contract.ts";
import { type Packed, pack, unpack } from "#market/job-search/parts/packed.ts";
import { byCategoryPath, byLocationPath, jobsPath } from "#market/job-search/paths.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { readPlaces } from "#market/jobs/parts/place-text.ts";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { landing } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { newsLinks } from "#platform/seo/feed-links.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { StructuredData } from "#platform/seo/StructuredData.tsx";
import { siteData } from "#platform/seo/structured.ts";
import { Button } from "#ui/Button.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { liveBanner } from "../contract.ts";
import { Banner } from "../parts/Banner.tsx";
import { Assurance } from "../parts/home/Assurance.tsx";
import { Categories } from "../parts/home/Categories.tsx";
import { Companies } from "../parts/home/Companies.tsx";
import { Employers } from "../parts/home/Employers.tsx";
import { ForEmployers } from "../parts/home/ForEmployers.tsx";
import { Hero } from "../parts/home/Hero.tsx";
import { HotJobs } from "../parts/home/HotJobs.tsx";
import { Places } from "../parts/home/Places.tsx";
import { Band, BandTitle } from "../parts/landing/Band.tsx";
import { headhuntPaths } from "../paths.ts";
import { answerSizes, homeView } from "./home-view.ts";
import { hotParameter, queryOfHot, readHot } from "./hot.ts";
import { loadMyHome, type MyHomeData } from "./my-home-data.ts";

const MyHome = lazy(() => import("../parts/home/MyHome.tsx"));

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap } = context.get(pageServices) as PageServices<Account>;
  // The home page of a signed-in candidate shows the candidate's applications and suggested jobs (decision 106).
  if (viewer?.kind === "candidate") return { mine: await loadMyHome({ context, request }, viewer) };
  if (viewer) throw redirect(landing(viewer, language, siteMap));
  return { home: pack(await loadHome({ context, request })) };
}

type HomeData = Awaited<ReturnType<typeof loadHome>>;

async function loadHome({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { language, publicUrl } = context.get(pageServices);
  const path = jobsPath[language];
  const narrowed = readHot(pageUrl(request).searchParams);
  const [reference, hot, recent, companies, banner] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, {
      query: { items: answerSizes.hot, hot: "true", ...queryOfHot(narrowed) },
    }),
    load(context, request, search, { query: { items: answerSizes.fresh } }),
    load(context, request, directory, {
      query: { items: answerSizes.companies, sort: "jobs", verified: "true" },
    }),
    load(context, request, liveBanner),
  ]);
  cachePage(context, { seconds: 60, until: banner.meta.changes_at, query: [hotParameter] });
  const at = { origin: publicUrl, language, paths: { en: "/en", vi: "/" } };
  return {
    ...homeView(language, reference, { narrowed, home: at.paths[language], hot, recent, companies }),
    banner: banner.data?.attributes ?? null,
    paths: {
      jobs: path,
      companies: companiesPath[language],
      categories: byCategoryPath[language],
      places: byLocationPath[language],
      headhunt: headhuntPaths.own[language],
    },
    at,
    feeds: newsLinks(language),
  };
}

/** The home page of visitors: search, first jobs, links by category, place and company, and the promises of the product. */
function VisitorHome({ packed }: { packed: Packed<HomeData> }) {
  const home = useMemo(() => unpack(packed), [packed]);
  const { banner, words, paths, hot, employers, at, feeds } = home;
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} feeds={feeds} bare />
      <StructuredData
        data={siteData({ origin: at.origin, home: at.paths[at.language], search: paths.jobs })}
      />
      <Hero
        path={paths.jobs}
        places={readPlaces(home.choices)}
        counts={home.counts}
        title={words.title}
        lead={words.lead}
        popular={words.popular}
        links={home.popular}
      />
      {employers.length > 0 && <Employers title={words.hiring} companies={employers} />}
      {(hot.jobs.length > 0 || hot.choices.length > 1) && (
        <Band className="pt-4 pb-0 sm:pt-5 sm:pb-0">
          <HotJobs title={words.hot.title} by={words.hot.by} {...hot} />
        </Band>
      )}
      {banner && (
        <Band className="pt-6 pb-0 sm:pt-8 sm:pb-0">
          <Banner banner={banner} />
        </Band>
      )}
      <FreshJobs home={home} />
      <Browse home={home} />
      {home.companies.length > 0 && (
        <Band className="pt-8 pb-0 sm:pt-10 sm:pb-0">
          <BandTitle
            title={words.companies.title}
            aside={<More to={paths.companies}>{words.companies.all}</More>}
          />
          <Companies companies={home.companies} verified={words.companies.verified} />
        </Band>
      )}
      <Band className="py-8 sm:py-12">
        <Assurance {...words.assurance} />
      </Band>
      <Band className="pt-0 sm:pt-0">
        <ForEmployers employers={words.employers} headhunt={words.headhunt} headhuntPath={paths.headhunt} />
      </Band>
    </>
  );
}

function FreshJobs({ home: { fresh, words, paths } }: { home: HomeData }) {
  if (fresh.length === 0) return null;
  return (
    <Band className="pt-8 pb-8 sm:pt-10 sm:pb-10">
      <BandTitle {...words.fresh} aside={<More to={paths.jobs}>{words.allJobs}</More>} />
      <LinkList className="mt-4 grid gap-3 max-sm:*:nth-[n+5]:hidden md:grid-cols-2 lg:grid-cols-3">
        {fresh.map((job) => (
          <JobCard key={job.path} job={job} compact as="h3" action={<SaveCard job={job} />} />
        ))}
      </LinkList>
    </Band>
  );
}

/** Shows links to jobs by category and by place. */
function Browse({ home: { trades, places, words, paths } }: { home: HomeData }) {
  return (
    <Band ground="mist" className="flex flex-col gap-8 py-8 sm:gap-10 sm:py-10">
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
  );
}

/** The home page: for visitors, or for a signed-in candidate. */
export default function Home() {
  const { home, mine } = useLoaderData<{ home?: Packed<HomeData>; mine?: MyHomeData }>();
  if (home) return <VisitorHome packed={home} />;
  return <Suspense>{mine && <MyHome data={mine} />}</Suspense>;
}

/** A link to the full list of a section. */
function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button to={to} variant="ghost" iconAfter="arrow-right" className="-mx-4">
      {children}
    </Button>
  );
}
