import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { ReportJob } from "#market/job-review/parts/ReportJob.tsx";
import { ApplyBar, ApplyBox } from "#market/jobs/parts/ApplyBox.tsx";
import { CompanyCard } from "#market/jobs/parts/CompanyCard.tsx";
import { JobFacts } from "#market/jobs/parts/JobFacts.tsx";
import { JobText } from "#market/jobs/parts/JobText.tsx";
import { adText } from "#market/jobs/parts/job-posting-schema.ts";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { StructuredData } from "#platform/seo/StructuredData.tsx";
import type { Crumb } from "#platform/seo/structured.ts";
import { Trail } from "#platform/seo/Trail.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { JobHeader } from "../parts/JobHeader.tsx";
import { SimilarJobs } from "../parts/SimilarJobs.tsx";
import { StickyApply } from "../parts/StickyApply.tsx";
import type { DetailData } from "./detail-data.ts";

const QuickApply = lazy(() => import("../parts/QuickApply.tsx"));

/** The page of one job; anyone can read it, also after the job is closed. */
export default function JobDetail({ data: page }: { data: DetailData }) {
  const { job, at, similar: others, otherAccount } = page;
  const t = useTranslations("jobs.site.detail");
  const live = job.state === "published";
  const apply = { job, applyPath: page.applyPath, otherAccount };
  const quick = (brief: boolean) =>
    page.quick && (
      <Suspense>
        <QuickApply quick={page.quick} applyPath={page.applyPath} brief={brief} />
      </Suspense>
    );
  const [category] = job.categories;
  const crumbs: Crumb[] = [
    { name: t("jobs"), path: page.jobsPath },
    ...(category && page.categoryPath ? [{ name: category.name, path: page.categoryPath }] : []),
    { name: job.title },
  ];
  return (
    <>
      <DetailHead page={page} />
      {page.posting && <StructuredData data={{ ...page.posting, description: adText(job) }} />}
      <div className="max-sm:hidden">
        <Trail items={crumbs} origin={at.origin} noindex={!live} />
      </div>
      {!live && (
        <div className="mb-6 sm:mt-3">
          <Alert tone="warning" title={t(job.state === "expired" ? "expired" : "closed")}>
            {t(others.length === 0 ? "noSimilar" : job.state === "expired" ? "expiredText" : "closedText")}
          </Alert>
        </div>
      )}
      <div className="mt-3 grid gap-6 max-sm:mt-0 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <JobHeader job={job} url={page.url} takeHome={page.takeHome} />
          <JobText job={job} skillPaths={page.skillPaths} />
          <div className="lg:hidden">
            <Card>
              <JobFacts job={job} compact />
            </Card>
          </div>
        </div>
        <aside className="flex flex-col gap-6 self-start roomy:sticky roomy:top-[calc(var(--spacing-header)+1.5rem)]">
          <StickyApply job={job} applyPath={live && !job.applied && !otherAccount ? page.applyPath : null}>
            <ApplyBox {...apply} quick={quick(false)} />
          </StickyApply>
          <CompanyCard company={job.company} />
          <ReportJob
            title={job.title}
            path={page.reportPath}
            visitor={page.visitor}
            moderatePath={page.moderatePath}
          />
        </aside>
      </div>
      <SimilarJobs jobs={others} />
      <ApplyBar {...apply} quick={quick(true)} />
    </>
  );
}

function DetailHead({ page: { job, at, image } }: { page: DetailData }) {
  const t = useTranslations("jobs.site.detail");
  const salary = useSalary();
  return (
    <PageHead
      title={t("titleAt", { title: job.title, company: job.company.name })}
      short={job.title}
      description={t("description", {
        company: job.company.name,
        title: job.title,
        salary: salary(job.pay, true),
        places: job.places.join(", ") || t("anywhere"),
      })}
      at={at}
      noindex={job.state !== "published"}
      kind="article"
      image={image}
    />
  );
}
