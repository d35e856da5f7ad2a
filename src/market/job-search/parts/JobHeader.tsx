import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { HideButton } from "#market/hidden-jobs/parts/HideButton.tsx";
import { Expiry, JobSalary } from "#market/jobs/parts/JobFacts.tsx";
import type { JobView } from "#market/jobs/parts/job-view.ts";
import { SaveButton } from "#market/saved-jobs/parts/SaveButton.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { ShareButton } from "#ui/ShareButton.tsx";
import type { TakeHome } from "../pages/take-home.ts";
import { TakeHomeNote } from "./TakeHomeNote.tsx";

/** Longer titles (in characters) are set in a smaller size, because they would fill a phone's screen. */
const longTitle = 80;

/** Title, company and the main facts of a job. */
export function JobHeader({
  job,
  url,
  takeHome = null,
  as: Heading = "h1",
}: {
  job: JobView;
  url: string;
  takeHome?: TakeHome | null;
  as?: "h1" | "h2";
}) {
  const language = useLocale();
  const t = useTranslations("jobs.site.detail");
  const card = useTranslations("jobs.site.card");
  return (
    <Card>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:gap-y-0">
        <span className="sm:row-span-2">
          <Avatar name={job.company.name} src={job.company.logo} square size="lg" />
        </span>
        <Heading
          className={cx(
            "font-semibold max-sm:order-1 max-sm:col-span-2",
            job.title.length > longTitle || Heading === "h2" ? "text-lg sm:text-xl" : "text-xl sm:text-2xl",
          )}
          lang={job.lang === language ? undefined : job.lang}
        >
          {job.title}
        </Heading>
        <CompanyName job={job} />
      </div>
      <Facts job={job} />
      {takeHome && <TakeHomeNote pay={takeHome} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-500">
          <span>{t.rich("posted", { when: () => <RelativeTime at={job.at} /> })}</span>
          {job.hot && <Badge tone="lotus">{card("hot")}</Badge>}
          {job.remote && <Badge tone="info">{card("remote")}</Badge>}
        </p>
        <div className="no-print -mx-3 flex items-center">
          <SaveButton job={job} open={job.state === "published"} labelled />
          <ShareButton title={job.title} url={url} />
          <HideButton job={job.company.path ? job : { id: job.id, title: job.title }} />
        </div>
      </div>
    </Card>
  );
}

/** The company of a job, with the mark of a verified one. */
function CompanyName({ job }: { job: JobView }) {
  const card = useTranslations("jobs.site.card");
  return (
    <p className="text-ink-700 max-sm:self-center">
      {job.company.path ? (
        <Link to={job.company.path} className="hover:text-leaf-700 hover:underline">
          {job.company.name}
        </Link>
      ) : (
        job.company.name
      )}
      {job.company.verified && (
        <>
          {/* A non-breaking space keeps the mark on the line of the last word. */}
          {"\u00a0"}
          <Icon
            name="verified"
            label={card("verified")}
            className="inline-block align-[-0.25em] text-leaf-600"
          />
        </>
      )}
    </p>
  );
}

function Facts({ job }: { job: JobView }) {
  const t = useTranslations("jobs.site.detail");
  const labels = useTranslations("reference.labels");
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-6">
      <Fact icon="money" label={t("salary")}>
        <span className="text-leaf-700">
          <JobSalary job={job} />
        </span>
      </Fact>
      <Fact icon="map-pin" label={t("place")}>
        <Places names={job.places} none={t("anywhere")} />
      </Fact>
      {job.experience && (
        <Fact icon="clock" label={t("experience")}>
          {labels(`experience.${job.experience}`)}
        </Fact>
      )}
      {job.expires && job.state !== "closed" && (
        <Fact icon="calendar" label={t("expires")}>
          <Expiry job={job} />
        </Fact>
      )}
    </dl>
  );
}

/** A name breaks between two lines only when it is longer than one line. */
function Places({ names, none }: { names: readonly string[]; none: string }) {
  if (names.length === 0) return none;
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className="inline-block">{index < names.length - 1 ? `${name},` : name}</span>{" "}
    </Fragment>
  ));
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative sm:min-h-10 sm:pl-13">
      <dt className="text-sm text-ink-500">
        <span className="absolute top-0.5 left-0 grid size-10 max-sm:hidden place-items-center rounded-full bg-leaf-100 text-leaf-700">
          <Icon name={icon} />
        </span>
        {label}
      </dt>
      <dd className="font-semibold text-ink-900">{children}</dd>
    </div>
  );
}
