import { useId } from "react";
import { Link, useNavigation } from "react-router";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { cx } from "#ui/cx.ts";
import { LinkList } from "#ui/LinkList.tsx";

/** A link that filters the hot jobs. */
export interface HotChoice {
  name: string;
  to: string;
  current: boolean;
}

/**
 * The hot jobs, filtered by place, category or salary. The filters are links, so they work without script and
 * can be shared.
 */
export function HotJobs({
  title,
  by,
  tabs,
  choices,
  jobs,
}: {
  title: string;
  /** Label of the list of tabs. */
  by: string;
  /** Tabs, one for each kind of filter. */
  tabs: readonly HotChoice[];
  /** Filters by the values of the open tab. */
  choices: readonly HotChoice[];
  jobs: readonly JobCardView[];
}) {
  const id = useId();
  const isNarrowing = useNavigation().location?.search.startsWith("?hot=");
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <Choices label={by} items={tabs} look="nav-link" />
        <Choices
          label={tabs.find(({ current }) => current)?.name ?? by}
          items={choices}
          look="chip"
          className="basis-full"
        />
      </div>
      <LinkList
        aria-labelledby={id}
        className={cx(
          "grid gap-3 pt-3 max-sm:*:nth-[n+7]:hidden md:grid-cols-2 lg:grid-cols-3",
          isNarrowing && "opacity-50",
        )}
      >
        {jobs.map((job) => (
          <JobCard key={job.path} job={job} compact as="h3" action={<SaveCard job={job} />} />
        ))}
      </LinkList>
    </>
  );
}

function Choices({
  label,
  items,
  look,
  className,
}: {
  label: string;
  items: readonly HotChoice[];
  look: string;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cx("no-bar -mx-1 flex min-w-0 gap-1 overflow-x-auto p-1", className)}>
      {items.map(({ name, to, current }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={current ? "true" : undefined}
          className={look}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
