import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useDrafts } from "#hiring/applications/parts/draft.ts";
import { KeywordField } from "#market/job-search/parts/KeywordField.tsx";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { MyHomeData } from "../../pages/my-home-data.ts";
import { More, Panel, Row, Title } from "./Panel.tsx";

/** The home page of a candidate: offers and interviews, deadlines, changes, and suggested jobs. */
export default function MyHome({ data }: { data: MyHomeData }) {
  const { name, running, words, paths, ahead, due, changes, closing, fitting, lacks, others, isLike } = data;
  const t = useTranslations("jobSearch.site.search");
  const drafts = useDrafts(data.email).filter(({ job }) => !data.applied.includes(job));
  return (
    <div className="mx-auto w-full max-w-content px-4 py-6 sm:px-6">
      <PageHead title={words.title} noindex />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">{name}</h1>
          <p className="text-ink-700">{running}</p>
        </div>
        <Form action={paths.jobs} role="search" className="flex min-w-0 flex-1 basis-72 gap-2 lg:max-w-form">
          <KeywordField label={t("keyword")} />
          <Button type="submit" className="shrink-0">
            {t("submit")}
          </Button>
        </Form>
      </div>
      {ahead.length > 0 && (
        <LinkList className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
          {ahead.map(({ status, head, when, ...entry }) => (
            <li
              key={entry.id}
              className={cx(
                "card card-live flex items-start gap-3 p-4",
                status === "interview" ? "bg-leaf-50" : "bg-lotus-100",
              )}
            >
              <Avatar name={entry.company} src={entry.logo} square />
              <div className="min-w-0 flex-1">
                <h2
                  className={cx("font-semibold", status === "interview" ? "text-leaf-700" : "text-lotus-600")}
                >
                  <a href={entry.to} className="card-link">
                    {words.ahead[head]}
                  </a>
                </h2>
                {when && <p className="text-sm font-semibold first-letter:uppercase">{when}</p>}
                <p className="line-clamp-2 text-sm">{entry.title}</p>
                <p className="truncate text-sm text-ink-700">{entry.company}</p>
              </div>
              <Icon name="arrow-right" size="sm" className="mt-1" />
            </li>
          ))}
        </LinkList>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="min-w-0">
          {lacks.length > 0 && (
            <Card className="mb-6 p-4">
              <h2 className="font-semibold">{words.profile.title}</h2>
              <p className="mt-1 text-sm text-ink-700">
                {words.profile.text} {lacks.join(", ")}.
              </p>
              <Button to={paths.profile} variant="secondary" size="sm" className="mt-3">
                {words.profile.edit}
              </Button>
            </Card>
          )}
          {fitting.length > 0 && (
            <>
              <Title text={data.fittingTitle}>
                <More to={paths.jobs}>{words.jobs.all}</More>
              </Title>
              <LinkList className="mt-3 flex flex-col gap-3">
                {fitting.map((job) => (
                  <JobCard
                    key={job.path}
                    job={job}
                    as="h3"
                    action={<SaveCard job={job} />}
                    note={<Reasons reasons={job.reasons} />}
                  />
                ))}
              </LinkList>
            </>
          )}
          {others.length > 0 && (
            <div className={cx(fitting.length > 0 && "mt-8")}>
              <Title text={isLike ? words.jobs.like : words.jobs.first}>
                <More to={paths.jobs}>{words.jobs.all}</More>
              </Title>
              <LinkList className="mt-3 flex flex-col gap-3">
                {others.map((job) => (
                  <JobCard key={job.path} job={job} as="h3" action={<SaveCard job={job} />} />
                ))}
              </LinkList>
            </div>
          )}
        </section>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
          {data.messages.length > 0 && (
            <Panel title={words.messages.title}>
              {data.messages.map((entry) => (
                <Row key={entry.id} {...entry}>
                  <Badge tone="info" icon="mail">
                    {entry.unread}
                  </Badge>
                </Row>
              ))}
            </Panel>
          )}
          {due.length > 0 && (
            <Panel
              title={words.due.title}
              more={<More to={paths.applications}>{words.applications}</More>}
              text={words.due.text}
            >
              {due.map((entry) => (
                <Row key={entry.id} {...entry}>
                  <p className={entry.waiting ? "text-warning-600" : "text-ink-700"}>
                    {entry.by}
                    {entry.waiting && <span className="block">{words.due.waiting}</span>}
                  </p>
                </Row>
              ))}
            </Panel>
          )}
          {closing.length > 0 && (
            <Panel title={words.closing.title} more={<More to={paths.saved}>{words.closing.all}</More>}>
              {closing.map((entry) => (
                <Row key={entry.id} {...entry}>
                  <Badge tone="warning" icon="clock">
                    {entry.left}
                  </Badge>
                </Row>
              ))}
            </Panel>
          )}
          {drafts.length > 0 && (
            <Panel title={words.drafts.title} text={words.drafts.text}>
              {drafts.map(({ job, path, at, ...named }) => (
                <Row key={job} to={path} {...named}>
                  <RelativeTime at={at} className="text-ink-500" />
                </Row>
              ))}
            </Panel>
          )}
          <Panel title={words.changes.title} text={changes.length === 0 ? words.changes.none : undefined}>
            {changes.map((entry) => (
              <Row key={`${entry.id} ${entry.at}`} {...entry}>
                <p className="flex flex-wrap gap-x-2 text-ink-700">
                  {entry.what}
                  <RelativeTime at={entry.at} className="text-ink-500" />
                </p>
              </Row>
            ))}
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Shows why a job fits. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-leaf-700">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-center gap-1">
          <Icon name="check" size="sm" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
