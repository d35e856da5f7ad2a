import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Icon } from "#ui/icons/Icon.tsx";

export interface ReportResult {
  sent: boolean;
  reply: FormReply | null;
}

// The dialog is loaded on demand, because few readers report a job.
const ReportDialog = lazy(() => import("./ReportDialog.tsx"));

/** A link that reports a job in a dialog, or without JavaScript on a page. */
export function ReportJob({
  title,
  path,
  visitor,
  moderatePath,
}: {
  title: string;
  path: string;
  visitor: boolean;
  /** For administrators: the page of the review, which replaces the report. */
  moderatePath: string | null;
}) {
  const t = useTranslations("jobReview.site.report");
  const [openings, setOpenings] = useState(0);
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenings((count) => count + 1);
  }
  return (
    <div className="no-print flex flex-col items-center text-sm">
      <Link
        to={moderatePath ?? path}
        rel="nofollow"
        onClick={moderatePath ? undefined : open}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-ink-500 underline-offset-4 hover:text-ink-900 hover:underline"
      >
        <Icon name="alert" size="sm" />
        {t(moderatePath ? "moderate" : "open")}
      </Link>
      {openings > 0 && (
        <Suspense>
          <ReportDialog key={openings} title={title} path={path} visitor={visitor} />
        </Suspense>
      )}
    </div>
  );
}
