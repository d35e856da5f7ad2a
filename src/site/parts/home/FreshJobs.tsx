import { Link } from "react-router";
import type { Language } from "#kit/i18n.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface FreshJob {
  title: string;
  path: string;
  /** The language of the ad, where it is not the page's. */
  lang?: Language;
  /** The company and the place. */
  by: string;
  pay: string;
  at: string;
}

/** The newest ads as lines to run the eye over: what, who and where, how much, since when. */
export function FreshJobs({ jobs }: { jobs: readonly FreshJob[] }) {
  return (
    <ul className="mt-6 grid grid-cols-1 border-t border-line md:grid-cols-2 md:gap-x-10">
      {jobs.map((job) => (
        <li
          key={job.path}
          className="group relative flex items-start justify-between gap-4 border-b border-line py-3.5"
        >
          <div className="min-w-0">
            <h3 className="truncate font-semibold" lang={job.lang}>
              <Link
                to={job.path}
                prefetch="intent"
                className="after:absolute after:inset-0 group-hover:text-leaf-700"
              >
                {job.title}
              </Link>
            </h3>
            <p className="truncate text-sm text-ink-500">{job.by}</p>
          </div>
          <div className="shrink-0 text-right text-sm">
            <p className="font-semibold text-leaf-700">{job.pay}</p>
            <RelativeTime at={job.at} className="text-xs text-ink-500" />
          </div>
        </li>
      ))}
    </ul>
  );
}
