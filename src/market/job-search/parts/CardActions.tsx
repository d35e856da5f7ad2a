import { HideCard } from "#market/hidden-jobs/parts/HideButton.tsx";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";

/** The actions of the reader for a job of the list. */
export function CardActions({ job }: { job: JobCardView }) {
  return (
    <span className="flex">
      <SaveCard job={job} />
      <HideCard job={job} />
    </span>
  );
}
