import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Expiry, JobFacts } from "./JobFacts.tsx";
import type { JobView } from "./job-view.ts";

type Applying = {
  job: JobView;
  applyPath: string;
  /** The reader is signed in as a company or as staff, who cannot apply. */
  otherAccount: boolean;
  /** The button that applies in one step, in place of the link to the form. */
  quick?: ReactNode;
};

/** The column beside a job's text: how to apply, and the facts. */
export function ApplyBox({ job, applyPath, otherAccount, quick }: Applying) {
  const t = useTranslations("jobs.site.detail");
  const live = job.state === "published";
  return (
    <Card className="max-lg:contents">
      <div className="max-lg:hidden">
        {live && (
          <div className="no-print mb-6">
            <ApplyAction job={job} applyPath={applyPath} otherAccount={otherAccount} quick={quick} />
          </div>
        )}
        <h2 className="mb-3 font-semibold text-ink-900">{t("facts")}</h2>
        <JobFacts job={job} />
      </div>
      {live && otherAccount && (
        <div className="lg:hidden">
          <Alert title={t("notCandidate")}>{t("notCandidateText")}</Alert>
        </div>
      )}
    </Card>
  );
}

/** The button to apply, or the reason why there is none. */
export function ApplyAction({
  job,
  applyPath,
  otherAccount,
  quick,
  brief = false,
}: Applying & {
  /** Hides the text about the steps that follow an application. */
  brief?: boolean;
}) {
  const t = useTranslations("jobs.site.detail");
  if (otherAccount) return <Alert title={t("notCandidate")}>{t("notCandidateText")}</Alert>;
  if (job.applied) {
    return (
      <Alert tone="success" title={t("applied")}>
        <SeeApplications />
      </Alert>
    );
  }
  return (
    <>
      {quick ?? (
        <Button to={applyPath} size="lg" block>
          {t("apply")}
        </Button>
      )}
      {!brief && <p className="mt-3 text-sm text-ink-500">{t("promiseText")}</p>}
    </>
  );
}

function SeeApplications() {
  const t = useTranslations("jobs.site.detail");
  return (
    <Button to="/my-jobs/applied" variant="ghost" size="sm" className="-ml-3" iconAfter="arrow-right">
      {t("seeApplication")}
    </Button>
  );
}

/** The button to apply at the bottom edge of a phone's window. */
export function ApplyBar({ job, applyPath, otherAccount, quick }: Applying) {
  const t = useTranslations("jobs.site.detail");
  if (job.state !== "published" || otherAccount) return null;
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 mt-8 -mb-6 border-t border-line bg-paper p-3 sm:-mx-6 sm:-mb-8 sm:px-6 lg:hidden">
      {job.applied ? (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-semibold text-success-600">{t("applied")}</p>
          <SeeApplications />
        </div>
      ) : (
        (quick ?? (
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 text-sm">
              {job.expires && <span className="block text-ink-500">{t("expires")}</span>}
              <Expiry job={job} />
            </p>
            <Button to={applyPath} className="min-h-11 shrink-0">
              {t("apply")}
            </Button>
          </div>
        ))
      )}
    </div>
  );
}
