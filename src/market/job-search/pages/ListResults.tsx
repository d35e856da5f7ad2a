import { lazy, Suspense, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { cx } from "#ui/cx.ts";
import { LinkList } from "#ui/LinkList.tsx";
import { CardActions } from "../parts/CardActions.tsx";
import type { Pill } from "../parts/FilterPills.tsx";
import type { Filters, Removable } from "../parts/filters.ts";
import { useBeside } from "../parts/use-beside.ts";
import { jobsPath } from "../paths.ts";
import type { ShownList, ToList } from "./list-data.ts";

// Alerts and suggestions are below the list, or shown instead of an empty one, so the page is usable before their code is loaded.
const AlertBox = lazy(() => import("../parts/AlertBox.tsx").then((part) => ({ default: part.AlertBox })));
const NothingFound = lazy(() => import("../parts/NothingFound.tsx"));
const Pagination = lazy(() => import("#ui/Pagination.tsx").then((part) => ({ default: part.Pagination })));
const JobBeside = lazy(() => import("../parts/JobBeside.tsx"));

/** Prefetches the code of a job's page when the pointer approaches a row. */
const warm = () => void import("./detail.tsx");

/** The jobs of a list, related jobs, the next pages and a job alert; on wide windows with one of the jobs beside them. */
export function ListResults({
  data,
  pills,
  textOf,
  to,
  pending,
}: {
  data: ShownList;
  pills: readonly Pill[];
  textOf: (name: Removable) => string;
  to: ToList;
  pending: boolean;
}) {
  const { language, filters, jobs, related, total, pages } = data;
  const list = useRef<HTMLDivElement>(null);
  const beside = useBeside();
  return (
    <div className="mt-4 gap-6 beside:grid beside:grid-cols-[24rem_minmax(0,1fr)] beside:items-start">
      <div ref={list} className={jobs.length === 0 ? "col-span-full" : "min-w-0"}>
        {jobs.length > 0 && <Hits jobs={jobs} pending={pending} />}
        {jobs.length === 0 && (
          <Suspense>
            <NothingFound
              pills={pills}
              help={data.help}
              textOf={textOf}
              allJobs={jobsPath[language]}
              firstPage={total > 0 ? to({ ...filters, page: 1 }) : null}
            />
          </Suspense>
        )}
        {related.length > 0 && <Related data={data} to={to} />}
        <div className="mt-8">
          <Suspense>
            <Pagination page={filters.page} pages={pages} />
          </Suspense>
        </div>
        {data.email !== null && (
          <div className="mt-8">
            <Suspense>
              <AlertBox
                criteria={criteriaOf(filters)}
                email={data.email}
                next={to({ ...filters, page: 1 })}
              />
            </Suspense>
          </div>
        )}
      </div>
      {beside && jobs.length > 0 && (
        <Suspense>
          <JobBeside list={list} jobs={jobs} />
        </Suspense>
      )}
    </div>
  );
}

function Hits({ jobs, pending }: { jobs: readonly JobCardView[]; pending: boolean }) {
  return (
    <LinkList
      className={cx("flex flex-col gap-2 transition-opacity", pending && "opacity-50")}
      onPointerOver={warm}
      onFocus={warm}
    >
      {jobs.map((job) => (
        <JobCard key={job.path} job={job} action={<CardActions job={job} />} />
      ))}
    </LinkList>
  );
}

function Related({
  data: { related: jobs, relatedBy, total, left, filters },
  to,
}: {
  data: ShownList;
  to: ToList;
}) {
  const t = useTranslations("jobSearch.site.list");
  return (
    <>
      <h2 className="mt-8 font-semibold">
        {left === null
          ? t("related", { count: total, words: relatedBy ?? "" })
          : t.rich("left", {
              words: left.words,
              count: left.total,
              list: (text) => (
                <Link
                  to={to({ ...filters, page: 1, keyword: left.keyword })}
                  className="text-leaf-700 underline-offset-4 hover:underline"
                >
                  {text}
                </Link>
              ),
            })}
      </h2>
      <LinkList className="mt-4 flex flex-col gap-3" onPointerOver={warm} onFocus={warm}>
        {jobs.map((job) => (
          <JobCard key={job.path} job={job} as="h3" action={<CardActions job={job} />} />
        ))}
      </LinkList>
    </>
  );
}

/** Returns the criteria of a job alert for a list. */
function criteriaOf(filters: Filters) {
  return {
    keyword: filters.keyword,
    location_id: filters.location_id,
    category_id: filters.category_id,
    job_type: filters.job_type,
    job_level: filters.job_level,
    experience: filters.experience,
    salary_min: filters.salary_min ?? "",
    remote: filters.remote ? "true" : "",
  };
}
