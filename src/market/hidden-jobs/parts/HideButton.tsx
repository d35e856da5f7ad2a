import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import type { Hideable } from "./HideMenu.tsx";

const HideMenu = lazy(() => import("./HideMenu.tsx"));

/** Lets a candidate hide a job or its company. Its code is loaded late, because only candidates use it. */
export function HideButton({ job, className }: { job: Hideable; className?: string }) {
  const root = useRouteLoaderData("root") as { viewer: { kind: string } | null } | undefined;
  if (root?.viewer?.kind !== "candidate") return null;
  return (
    <Suspense>
      <HideMenu job={job} className={className} />
    </Suspense>
  );
}

/** The hide button of a card. */
export function HideCard({ job }: { job: JobCardView }) {
  const company = job.company?.path ? job.company : undefined;
  return <HideButton job={{ ...job, company, id: String(jobIdOf(job.path)) }} className="heart" />;
}
