import { useId } from "react";
import { useTranslations } from "use-intl";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { LinkList } from "#ui/LinkList.tsx";

/** Links to similar jobs, below a job. */
export function SimilarJobs({ jobs }: { jobs: readonly JobCardView[] }) {
  const t = useTranslations("jobs.site.detail");
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print mt-10">
      <h2 id={id} className="text-xl font-semibold">
        {t("similar")}
      </h2>
      <LinkList className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <JobCard key={job.path} job={job} compact as="h3" action={<SaveCard job={job} />} />
        ))}
      </LinkList>
    </section>
  );
}
