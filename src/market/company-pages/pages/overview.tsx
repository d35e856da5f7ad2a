import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { AlertBox } from "#market/job-search/parts/AlertBox.tsx";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { newsLinks } from "#platform/seo/feed-links.ts";
import { companyImagePath } from "#platform/seo/image-address.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { StructuredData } from "#platform/seo/StructuredData.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { companyJobs } from "../contract.ts";
import { CompanyFacts } from "../parts/CompanyFacts.tsx";
import { CompanyHeader } from "../parts/CompanyHeader.tsx";
import { CompanyAbout, CompanyPeople } from "../parts/CompanyText.tsx";
import { organization } from "../parts/organization.ts";
import { profileView } from "../parts/profile-view.ts";
import { followAction, loadCompany } from "./profile.ts";

const jobsShown = 6;

export async function loader(args: LoaderFunctionArgs) {
  const { data, reference, language, company, ...page } = await loadCompany(args);
  const { slug } = data.attributes;
  const jobs =
    company.jobs > 0
      ? await load(args.context, args.request, companyJobs, { params: { slug }, query: { items: jobsShown } })
      : { data: [] };
  return {
    ...page,
    company,
    profile: profileView(data, language),
    jobs: jobs.data.map((card) => cardView(card, language, reference, { ofCompany: true })),
    organization: organization(data.attributes, company, page.origin),
    at: { origin: page.origin, language, paths: company.paths },
    image: page.origin + companyImagePath(data.attributes, language),
    feeds: newsLinks(language, { company: data.attributes }),
  };
}

export const action = followAction;

/** The main page of a company, for candidates. */
export default function CompanyOverview() {
  const page = useLoaderData<typeof loader>();
  const { company, profile, jobs, at, origin } = page;
  const t = useTranslations("companies.site.page");
  const { name } = company;
  return (
    <>
      <PageHead
        title={t("title", { name })}
        description={t("description", { name, tagline: company.tagline ?? "none", count: company.jobs })}
        at={at}
        image={page.image}
        feeds={page.feeds}
      />
      <StructuredData data={page.organization} />
      <CompanyHeader
        company={company}
        directoryPath={page.directoryPath}
        origin={origin}
        visitor={page.visitor}
        addAsClient={page.addAsClient}
        on="overview"
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <CompanyAbout profile={profile} />
          <OpenJobs company={company} jobs={jobs} />
          <CompanyPeople profile={profile} />
        </div>
        <aside className="flex flex-col gap-6 self-start roomy:sticky roomy:top-[calc(var(--spacing-header)+1.5rem)]">
          <CompanyFacts company={company} profile={profile} />
          <AlertBox
            criteria={{ company_id: Number(company.id) }}
            next={company.path}
            {...(page.email !== null && { email: page.email })}
          />
        </aside>
      </div>
    </>
  );
}

function OpenJobs({ company, jobs }: Pick<Awaited<ReturnType<typeof loader>>, "company" | "jobs">) {
  const t = useTranslations("companies.site.page");
  return (
    <section aria-labelledby="open-jobs">
      <h2 id="open-jobs" className="text-lg font-semibold text-ink-900">
        {t("openJobs")}
      </h2>
      {jobs.length > 0 ? (
        <LinkList className="mt-3 grid gap-3 sm:grid-cols-2">
          {jobs.map((job) => (
            <JobCard key={job.path} job={job} as="h3" compact action={<SaveCard job={job} />} />
          ))}
        </LinkList>
      ) : (
        <Card className="mt-3">
          <p className="font-semibold text-ink-900">{t("noJobs")}</p>
          <p className="mt-1 text-ink-700">{t("noJobsText")}</p>
        </Card>
      )}
      {company.jobs > jobs.length && (
        <div className="mt-4">
          <Button to={company.jobsPath} variant="secondary" iconAfter="arrow-right">
            {t("allJobs", { count: company.jobs })}
          </Button>
        </div>
      )}
    </section>
  );
}
