import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { hasSalary } from "../salary.ts";
import type { JobView } from "./job-view.ts";
import { useSalary } from "./use-salary.ts";

/** The facts of a job that its header does not show, in columns with `compact`. */
export function JobFacts({ job, compact = false }: { job: JobView; compact?: boolean }) {
  const t = useTranslations("jobs.site.detail");
  const labels = useTranslations("reference.labels");
  return (
    <DescriptionList
      layout={compact ? "grid" : "rows"}
      items={[
        { label: t("address"), value: job.address, icon: "building", wide: true },
        { label: t("type"), value: job.type && labels(`job_type.${job.type}`), icon: "briefcase" },
        { label: t("level"), value: job.level && labels(`job_level.${job.level}`), icon: "trending-up" },
        { label: t("headCount"), value: job.headCount, icon: "users" },
        { label: t("screening"), value: job.blind && t("blind"), icon: "eye-off" },
        { label: t("category"), value: job.categories.map(({ name }) => name).join(", "), icon: "grid" },
        {
          label: t("languages"),
          value: job.languages
            .map(({ key, proficiency }) =>
              [labels(`job_language.${key}`), proficiency && labels(`proficiency.${proficiency}`)]
                .filter(Boolean)
                .join(" – "),
            )
            .join(", "),
          icon: "globe",
        },
      ]}
    />
  );
}

/** The last day to apply with the days until then; for a closed job, only the day. */
export function Expiry({ job }: { job: JobView }) {
  const t = useTranslations("jobs.site.detail");
  const date = useDate("day");
  if (!job.expires) return null;
  return (
    <>
      {date(job.expires)}{" "}
      {job.state === "published" && job.daysLeft !== null && (
        <span className={cx("inline-block", job.daysLeft <= 3 ? "text-warning-600" : "text-ink-500")}>
          {`· ${t("daysLeft", { days: job.daysLeft })}`}
        </span>
      )}
    </>
  );
}

/** The pay with its period, and whether before or after tax. */
export function JobSalary({ job }: { job: JobView }) {
  const salary = useSalary();
  const t = useTranslations("jobs.site.detail");
  return (
    <>
      {salary(job.pay, true)}
      {hasSalary(job.pay) && job.basis === "net" && (
        <>
          {" "}
          <span className="inline-block text-sm font-normal text-ink-500">({t("net")})</span>
        </>
      )}
    </>
  );
}
