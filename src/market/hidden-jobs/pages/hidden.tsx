import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { safePath } from "#kit/next.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { jobIdOf } from "#market/jobs/slug.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { hiddenCompanies, hiddenJobs, hideCompany, hideJob, showCompany, showJob } from "../contract.ts";
import { HiddenCompanies, HideSwitch } from "../parts/HiddenCompanies.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [reference, jobs, companies] = await Promise.all([
    loadReference(context, request),
    load(context, request, hiddenJobs),
    load(context, request, hiddenCompanies),
  ]);
  return {
    jobs: jobs.data.map((job) => cardView(job, language, reference)),
    companies: companies.data.map(({ id, attributes: { name, slug, logo } }) => ({
      id,
      name,
      logo,
      path: companyPath(language, slug),
    })),
    find: jobsPath[language],
  };
}

const calls = {
  job: { hide: hideJob, show: showJob },
  company: { hide: hideCompany, show: showCompany },
} as const;

/**
 * Handles the hide forms of all pages, by their address (`hidePath`): with script the page stays, without
 * script it redirects back.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [kind, id = ""] = searchParams.has("job")
    ? (["job", searchParams.get("job") ?? ""] as const)
    : (["company", searchParams.get("company") ?? ""] as const);
  if (!/^\d{1,15}$/.test(id)) throw data(null, { status: 404 });
  const outcome = await submit(context, request, calls[kind][searchParams.has("show") ? "show" : "hide"], {
    params: { id },
  });
  const next = safePath(searchParams.get("next"));
  if (next) throw redirect(next);
  return { ok: outcome.ok, text: outcome.ok ? null : (outcome.errors[0]?.detail ?? null) };
}

/** The jobs and companies that a candidate has hidden, with buttons to show them again. */
export default function HiddenJobs() {
  const { jobs, companies, find } = useLoaderData<typeof loader>();
  const t = useTranslations("hiddenJobs.site.hidden");
  const nothing = jobs.length + companies.length === 0;
  return (
    <div>
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {nothing ? (
        <EmptyState
          drawing="jobs"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<Button to={find}>{t("find")}</Button>}
        />
      ) : (
        <p className="mt-1 text-sm text-ink-500">{t("lead")}</p>
      )}
      {companies.length > 0 && (
        <section className="mt-6">
          <h2 className="font-semibold">{t("companies")}</h2>
          <HiddenCompanies companies={companies} className="sm:grid-cols-2 lg:grid-cols-3" />
        </section>
      )}
      {jobs.length > 0 && (
        <section className="mt-6">
          <h2 className="font-semibold">{t("jobs")}</h2>
          <LinkList className="mt-3 grid gap-3 lg:grid-cols-2">
            {jobs.map((job) => (
              <JobCard
                key={job.path}
                job={job}
                as="h3"
                note={<HideSwitch what={{ job: String(jobIdOf(job.path)) }} name={job.title} />}
              />
            ))}
          </LinkList>
        </section>
      )}
    </div>
  );
}
