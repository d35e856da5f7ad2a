import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { JobView } from "#market/jobs/parts/job-view.ts";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { SaveButton } from "#market/saved-jobs/parts/SaveButton.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";

/** Height of the sticky header, in pixels. */
const headerHeight = 64;

/**
 * An apply button below the header of a wide window, shown while the button of its children is out of view.
 * Phones have it at the bottom.
 */
export function StickyApply({
  job,
  applyPath,
  children,
}: {
  job: JobView;
  /** Null where the reader cannot apply. */
  applyPath: string | null;
  children: ReactNode;
}) {
  const t = useTranslations("jobs.site.detail");
  const salary = useSalary();
  const own = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const button = own.current?.querySelector("a");
    if (!button) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < headerHeight);
      },
      { rootMargin: `-${headerHeight}px 0px 0px` },
    );
    watch.observe(button);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={own}>{children}</div>
      {away && applyPath !== null && (
        <div className="no-print fixed inset-x-0 top-header z-10 animate-rise border-b border-line bg-paper max-lg:hidden">
          <div className="mx-auto flex max-w-content items-center gap-4 px-6 py-2">
            <Avatar name={job.company.name} src={job.company.logo} square />
            <p className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{job.title}</span>
              <span className="block truncate text-sm text-ink-500">
                {job.company.name} · {salary(job.pay)}
              </span>
            </p>
            <SaveButton job={job} open labelled />
            <Button to={applyPath}>{t("apply")}</Button>
          </div>
        </div>
      )}
    </>
  );
}
