import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Icon } from "#ui/icons/Icon.tsx";

export interface ReportResult {
  sent: boolean;
  reply: FormReply | null;
}

// Few readers ever report a job: the form's code comes when it is asked for.
const ReportDialog = lazy(() => import("./ReportDialog.tsx"));

/** A quiet way to say that something is wrong with a job: a dialog with a script, a page without. */
export function ReportJob({
  title,
  path,
  visitor,
  moderatePath,
}: {
  title: string;
  path: string;
  visitor: boolean;
  /** An administrator does not report a job but acts on it there. */
  moderatePath: string | null;
}) {
  const t = useTranslations("jobReview.site.report");
  const [asked, setAsked] = useState(0);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked((times) => times + 1);
  }
  return (
    <div className="no-print flex flex-col items-center text-sm">
      <Link
        to={moderatePath ?? path}
        rel="nofollow"
        onClick={moderatePath ? undefined : ask}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-ink-500 underline-offset-4 hover:text-ink-900 hover:underline"
      >
        <Icon name="alert" size="sm" />
        {t(moderatePath ? "moderate" : "open")}
      </Link>
      {asked > 0 && (
        <Suspense>
          <ReportDialog key={asked} title={title} path={path} visitor={visitor} />
        </Suspense>
      )}
    </div>
  );
}
