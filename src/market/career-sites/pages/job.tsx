import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applyPath } from "#hiring/applications/paths.ts";
import { cachePage, load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { companyPage } from "#market/company-pages/contract.ts";
import { headerView } from "#market/company-pages/parts/profile-view.ts";
import { detail } from "#market/jobs/contract.ts";
import { ApplyBar, ApplyBox } from "#market/jobs/parts/ApplyBox.tsx";
import { Expiry, JobFacts, JobSalary } from "#market/jobs/parts/JobFacts.tsx";
import { JobText } from "#market/jobs/parts/JobText.tsx";
import { jobView } from "#market/jobs/parts/job-view.ts";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import type { Account } from "#people/accounts/actor.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { jobImagePath } from "#platform/seo/image-address.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { mainId } from "#ui/shells/parts.tsx";
import { CareerFooter, CareerHeader } from "../parts/CareerFrame.tsx";
import { careerJobPath, careerPath } from "../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language, viewer, now, publicUrl } = context.get(pageServices) as PageServices<Account>;
  const { slug = "", job: jobSlug = "" } = params;
  const id = jobIdOf(jobSlug);
  if (id === null) throw data(null, { status: 404 });
  const [reference, company, found] = await Promise.all([
    loadReference(context, request),
    load(context, request, companyPage, { params: { slug } }),
    load(context, request, detail, { params: { id } }),
  ]);
  const { attributes } = found.data;
  const { slug: own } = company.data.attributes;
  if (attributes.company.data.attributes.slug !== own) throw data(null, { status: 404 });
  // The company of the address may have been merged into this one.
  if (own !== slug || attributes.slug !== jobSlug)
    throw redirect(careerJobPath(language, own, attributes.slug) + pageUrl(request).search, 301);
  cachePage(context, { seconds: 60, query: [], until: attributes.expires_at, viewOf: id });
  const job = jobView(found.data, language, reference, now);
  return {
    job,
    company: {
      ...headerView(company.data, language, reference, () => null),
      website: company.data.attributes.website,
    },
    language,
    home: careerPath(language, slug),
    other: careerJobPath(language === "vi" ? "en" : "vi", slug, jobSlug),
    applyPath: applyPath(language, attributes.slug),
    otherAccount: viewer !== null && viewer.kind !== "candidate",
    // Search engines index the job's page on the marketplace.
    at: { origin: publicUrl, language, paths: job.paths },
    image: job.state === "published" ? publicUrl + jobImagePath(id, attributes, language) : null,
  };
}

/** A job on its company's own site, without the marketplace and other companies' jobs. */
export default function CareerJob() {
  const page = useLoaderData<typeof loader>();
  const { job, company, language, home, other, otherAccount } = page;
  const t = useTranslations("jobs.site.detail");
  const own = useTranslations("careerSites.site.jobs");
  const live = job.state === "published";
  const apply = { job, applyPath: page.applyPath, otherAccount };
  return (
    <div className="flex min-h-dvh flex-col">
      <JobPageHead page={page} />
      <CareerHeader company={company} home={home} other={other} language={language} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto flex w-full max-w-content flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
          <Link
            to={`${home}#jobs`}
            className="flex items-center gap-1 self-start text-sm hover:text-leaf-700"
          >
            <Icon name="chevron-left" size="sm" />
            {own("title")}
          </Link>
          {!live && (
            <Alert
              tone="warning"
              title={t(job.state === "expired" ? "expired" : "closed")}
              actions={
                <Button to={`${home}#jobs`} size="sm" variant="secondary">
                  {own("clear")}
                </Button>
              }
            />
          )}
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-6">
              <Head page={page} />
              <JobText job={job} />
              <div className="lg:hidden">
                <Card>
                  <JobFacts job={job} compact />
                </Card>
              </div>
            </div>
            <aside className="self-start roomy:sticky roomy:top-6">
              <ApplyBox {...apply} />
            </aside>
          </div>
          <ApplyBar {...apply} />
        </div>
      </main>
      <CareerFooter company={company} language={language} />
    </div>
  );
}

type Page = Awaited<ReturnType<typeof loader>>;

function JobPageHead({ page }: { page: Page }) {
  const { job, company } = page;
  const t = useTranslations("jobs.site.detail");
  const salary = useSalary();
  return (
    <PageHead
      title={t("titleAt", { title: job.title, company: company.name })}
      short={job.title}
      description={t("description", {
        company: company.name,
        title: job.title,
        salary: salary(job.pay, true),
        places: job.places.join(", ") || t("anywhere"),
      })}
      at={page.at}
      image={page.image}
      noindex={job.state !== "published"}
      kind="article"
      bare
    />
  );
}

function Head({ page: { job, language } }: { page: Page }) {
  const t = useTranslations("jobs.site.detail");
  const labels = useTranslations("reference.labels.experience");
  return (
    <Card className="flex flex-col gap-6">
      <h1
        className="text-xl font-semibold break-words sm:text-2xl"
        lang={job.lang === language ? undefined : job.lang}
      >
        {job.title}
      </h1>
      <DescriptionList
        layout="grid"
        items={[
          { label: t("salary"), value: <JobSalary job={job} /> },
          { label: t("place"), value: job.places.join(", ") || t("anywhere") },
          { label: t("experience"), value: job.experience && labels(job.experience) },
          { label: t("expires"), value: job.expires && job.state === "published" && <Expiry job={job} /> },
        ]}
      />
    </Card>
  );
}
