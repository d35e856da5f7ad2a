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
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { companyJobs } from "../contract.ts";
import { CompanyHeader } from "../parts/CompanyHeader.tsx";
import { companyJobsPath } from "../paths.ts";
import { followAction, loadCompany } from "./profile.ts";

const perPage = 20;

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { data, reference, language, company, ...shown } = await loadCompany(args);
  const { slug } = data.attributes;
  const found = await load(args.context, args.request, companyJobs, {
    params: { slug },
    query: { page, items: perPage },
  });
  const query = page > 1 ? `?page=${page}` : "";
  return {
    ...shown,
    company,
    image: shown.origin + companyImagePath(data.attributes, language),
    feeds: newsLinks(language, { company: data.attributes }),
    jobs: found.data.map((card) => cardView(card, language, reference, { ofCompany: true })),
    page,
    pages: Math.ceil(found.meta.total / perPage),
    at: {
      origin: shown.origin,
      language,
      paths: { en: companyJobsPath("en", slug) + query, vi: companyJobsPath("vi", slug) + query },
    },
  };
}

export const action = followAction;

/** All published jobs of one company. */
export default function CompanyJobs() {
  const { company, jobs, page, pages, at, image, feeds, origin, visitor, addAsClient, email, directoryPath } =
    useLoaderData<typeof loader>();
  const t = useTranslations("companies.site");
  const heading = t("jobs.title", { count: company.jobs, name: company.name });
  return (
    <>
      <PageHead
        title={page > 1 ? t("jobs.pageTitle", { heading, page }) : heading}
        description={t("jobs.description", { count: company.jobs, name: company.name })}
        at={at}
        noindex={jobs.length === 0}
        image={image}
        feeds={feeds}
      />
      <CompanyHeader
        company={company}
        directoryPath={directoryPath}
        origin={origin}
        visitor={visitor}
        addAsClient={addAsClient}
        on="jobs"
        title={heading}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {jobs.length > 0 ? (
            <LinkList className="flex flex-col gap-3">
              {jobs.map((job) => (
                <JobCard key={job.path} job={job} action={<SaveCard job={job} />} />
              ))}
            </LinkList>
          ) : (
            <EmptyState
              drawing="jobs"
              title={t("page.noJobs")}
              text={company.jobs === 0 && t("page.noJobsText")}
              action={company.jobs > 0 && <Button to={company.jobsPath}>{t("jobs.firstPage")}</Button>}
            />
          )}
          <div className="mt-8">
            <Pagination page={page} pages={pages} />
          </div>
        </div>
        <aside className="self-start">
          <AlertBox
            criteria={{ company_id: Number(company.id) }}
            next={company.jobsPath}
            {...(email !== null && { email })}
          />
        </aside>
      </div>
    </>
  );
}
