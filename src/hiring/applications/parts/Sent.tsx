import { useTranslations } from "use-intl";
import { SimilarJobs } from "#market/job-search/parts/SimilarJobs.tsx";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import type { ApplicationView } from "./application-view.ts";
import { Keeping } from "./Keeping.tsx";

/** The confirmation of a sent application, with the next steps and similar jobs. */
export function Sent({
  page,
}: {
  page: {
    job: { title: string; jobsPath: string; company: { name: string } };
    applicationPath: string;
    keeping: ApplicationView | null;
    similar: readonly JobCardView[];
  };
}) {
  const t = useTranslations("applications.site.sent");
  const keep = useTranslations("applications.site.mine.keep");
  const { job } = page;
  return (
    <>
      <PageHead title={t("metaTitle")} noindex />
      <div className="mx-auto max-w-reading">
        <div className="flex flex-col items-center text-center">
          <span className="grid size-16 place-items-center rounded-full bg-success-100 text-success-600">
            <Icon name="check" size="lg" />
          </span>
          <h1 className="mt-4 text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-2 text-ink-700">{t("text", { company: job.company.name, title: job.title })}</p>
        </div>
        <Card className="mt-8">
          <h2 className="mb-4 text-lg font-semibold">{t("next")}</h2>
          <Timeline
            entries={(["day3", "day7", "day15"] as const).map((key) => ({
              key,
              title: t(`${key}.title`),
              children: t(`${key}.text`),
              icon: key === "day15" ? "check" : "clock",
              tone: key === "day15" ? "leaf" : "neutral",
            }))}
          />
        </Card>
        {page.keeping && (
          <Card className="mt-4">
            <h2 className="mb-2 text-lg font-semibold">{keep("title")}</h2>
            <Keeping application={page.keeping} />
          </Card>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:flex-col">
          <Button to={page.applicationPath} size="lg">
            {t("follow")}
          </Button>
          <Button to={job.jobsPath} size="lg" variant="secondary">
            {t("more")}
          </Button>
        </div>
      </div>
      <SimilarJobs jobs={page.similar} />
    </>
  );
}
