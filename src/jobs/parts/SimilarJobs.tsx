import { useId } from "react";
import { useTranslations } from "use-intl";
import type { JobCardView } from "./card-view.ts";
import { JobCard } from "./JobCard.tsx";

/** Where to go on from a job. */
export function SimilarJobs({ jobs }: { jobs: readonly JobCardView[] }) {
  const t = useTranslations("jobs.site.detail");
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl font-semibold">
        {t("similar")}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0">
            <JobCard job={job} compact as="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
