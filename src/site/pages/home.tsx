import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { landing } from "#accounts/access.ts";
import type { Account } from "#accounts/actor.ts";
import { search } from "#jobs/contract.ts";
import { loadReference } from "#jobs/pages/reference.ts";
import { cardView } from "#jobs/parts/card-view.ts";
import { JobCard } from "#jobs/parts/JobCard.tsx";
import { jobsPath } from "#jobs/paths.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { categoryIds } from "#reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Assurance } from "../parts/Assurance.tsx";
import { Categories } from "../parts/Categories.tsx";
import { HomeHero } from "../parts/HomeHero.tsx";
import { PageHead } from "../parts/PageHead.tsx";

const newest = 8;

/** The page brings its own bands. */
export const handle = { bare: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, viewer, publicUrl } = context.get(pageServices) as PageServices<Account>;
  const path = jobsPath[language];
  // Who is signed in starts at their own work (spec §2, "Landing after login").
  if (viewer) throw redirect(viewer.kind === "candidate" ? path : landing(viewer));
  const [reference, hot, recent] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, { query: { items: newest, hot: "true" } }),
    load(context, request, search, { query: { items: newest } }),
  ]);
  const seen = new Set<string>();
  const jobs = [...hot.data, ...recent.data]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, newest);
  const { places, categories } = reference.lists[language];
  const trades = categories.filter(({ id }) => id !== categoryIds.others);
  return {
    path,
    places,
    popular: [
      ...trades.slice(1, 5).map(({ id, name }) => ({ id, name, to: `${path}?category_id=${id}` })),
      ...places.cities.slice(0, 3).map(({ id, name }) => ({ id, name, to: `${path}?location_id=${id}` })),
    ],
    trades: categories.map(({ id, name, icon, subs }) => ({
      id,
      name,
      icon,
      examples: subs
        .slice(0, 3)
        .map((sub) => sub.name)
        .join(", "),
    })),
    jobs: jobs.map((job) => cardView(job, language, reference)),
    total: recent.meta.total,
    at: { origin: publicUrl, language, paths: { en: "/en", vi: "/" } },
  };
}

/** Where a visitor arrives: search, fresh jobs, trades, what we promise, and the way in for employers. */
export default function Home() {
  const { path, places, popular, trades, jobs, total, at } = useLoaderData<typeof loader>();
  const t = useTranslations("site.site.home");
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} at={at} bare />
      <HomeHero path={path} places={places} popular={popular} />
      <div className="mx-auto flex w-full max-w-content flex-col gap-16 px-4 py-12 sm:px-6 sm:py-16">
        {jobs.length > 0 && (
          <section>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 className="text-xl font-semibold sm:text-2xl">{t("newest")}</h2>
              <Button to={path} variant="ghost" iconAfter="arrow-right" className="-mx-4">
                {t("allJobs", { count: total })}
              </Button>
            </div>
            <ul className="mt-6 grid gap-3 md:grid-cols-2">
              {jobs.map((job) => (
                <li key={job.id} className="min-w-0">
                  <JobCard job={job} as="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Categories trades={trades} path={path} />
        <Assurance />
        <section className="flex flex-col items-start gap-6 rounded-lg bg-leaf-100 p-6 sm:p-10 md:flex-row md:items-center md:justify-between">
          <div className="max-w-reading">
            <h2 className="text-xl font-semibold sm:text-2xl">{t("employers.title")}</h2>
            <p className="mt-2">{t("employers.text")}</p>
          </div>
          <Button to="/employer/register" variant="secondary" size="lg" className="shrink-0">
            {t("employers.action")}
          </Button>
        </section>
      </div>
    </>
  );
}
