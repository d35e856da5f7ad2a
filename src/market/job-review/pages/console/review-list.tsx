import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { GroupTabs } from "#market/jobs/parts/console/GroupTabs.tsx";
import { TitleSearch } from "#market/jobs/parts/console/TitleSearch.tsx";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { KeyHelp } from "#ui/console/KeyHelp.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { BulkResult } from "../../parts/console/BulkResult.tsx";
import { NextButton } from "../../parts/console/ClaimBox.tsx";
import { MarketFigures } from "../../parts/console/MarketFigures.tsx";
import { OwnDecisions } from "../../parts/console/OwnDecisions.tsx";
import { QueueFilter } from "../../parts/console/QueueFilter.tsx";
import { QueueStats } from "../../parts/console/QueueStats.tsx";
import { QueueViews } from "../../parts/console/QueueViews.tsx";
import { ReviewTable } from "../../parts/console/ReviewTable.tsx";
import { SecondLooks } from "../../parts/console/SecondLooks.tsx";
import { reviewPaths } from "../../paths.ts";
import { queueParts } from "../../terms.ts";
import { type ListView, loadList, runList } from "./list-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  return loadList(args);
}

export async function action(args: ActionFunctionArgs) {
  return runList(args);
}

export default function ReviewList() {
  const data = useLoaderData<typeof loader>();
  const { home, kind, view, group, title, page, pages, counts, figures } = data;
  const answer = useActionData<typeof action>();
  const results = answer?.approved;
  const review = useTranslations("jobReview.console.review");
  const reviewer = useTranslations("jobReview.console.reviewer");
  const keys = useTranslations("jobReview.console.keys");
  const heading = review("title");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${heading} · Sen`}</title>
      <CardHeader
        as="h1"
        title={heading}
        text={reviewer("promise")}
        actions={data.queue.waiting > 0 && <NextButton variant="primary" />}
      />
      {figures ? (
        <MarketFigures figures={figures} queue={data.queue} language={data.language} />
      ) : (
        <QueueStats queue={data.queue} />
      )}
      <div className="flex flex-col gap-4">
        <GroupTabs
          page={home}
          current={view === "decided" || view === "second" ? null : group}
          counts={counts}
          title={title}
          first="reviewing"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <TitleSearch page={home} group={group} title={title} label={review("search")} />
          </div>
          <QueueViews home={home} kind={kind} current={view} title={title} />
        </div>
        {view !== "decided" && view !== "second" && <Filters />}
        {results && <BulkResult results={results} />}
        <Shown />
        <Pagination page={page} pages={pages} />
      </div>
      <KeyHelp
        keys={[
          { key: "n", does: keys("nextFree"), run: pressNext },
          { key: "j", does: keys("next"), run: () => step(1) },
          { key: "k", does: keys("previous"), run: () => step(-1) },
        ]}
      />
    </div>
  );
}

/** The filters of the shown tab or part of the queue. */
function Filters() {
  const { home, kind, view, group, title, filters } = useLoaderData<typeof loader>();
  return (
    <QueueFilter home={home} kind={kind} group={group} part={partOf(view)} title={title} values={filters} />
  );
}

/** Returns the parameters of the address that name a part of the queue. */
function partOf(view: ListView): Record<string, string> {
  if (view === "overdue") return { overdue: "1" };
  const part = queueParts.find((each) => each === view);
  return part ? { part } : {};
}

/** The jobs of the tab, the viewer's decisions, or those that wait for a second look. */
function Shown() {
  const { sample, view, decisions, kind, rows, group, page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (sample) return <SecondLooks decisions={sample} answered={answer?.second} />;
  if (view === "decided") return <OwnDecisions decisions={decisions} detail={reviewPaths[kind].detail} />;
  if (rows.length === 0) return <NoJobs />;
  return <Selection key={`${group} ${page} ${answer?.approved?.length}`} />;
}

/** The text of a tab without jobs, or of a search without results. */
function NoJobs() {
  const { home, group, title, view, filters } = useLoaderData<typeof loader>();
  const review = useTranslations("jobReview.console.review.empty");
  const t = useTranslations("jobs.console");
  if (title)
    return (
      <EmptyState
        drawing="search"
        title={t("list.noMatch", { title })}
        text={t("list.noMatchText")}
        action={
          <Button variant="secondary" to={`${home}?tab=${group}`}>
            {t("list.clear")}
          </Button>
        }
      />
    );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (isFiltered || (view !== "all" && group === "reviewing"))
    return (
      <EmptyState
        drawing="tasks"
        title={review("part.title")}
        text={review("part.text")}
        action={
          <Button variant="secondary" to={home}>
            {review("part.all")}
          </Button>
        }
      />
    );
  if (group === "reviewing")
    return <EmptyState drawing="tasks" title={review("reviewing.title")} text={review("reviewing.text")} />;
  return (
    <EmptyState
      drawing="jobs"
      title={review("none.title", { tab: t(`tabs.${group}`) })}
      text={review("none.text")}
    />
  );
}

/** The table in a form that approves its selected jobs; the checkboxes work without JavaScript. */
function Selection() {
  const { kind, group, rows } = useLoaderData<typeof loader>();
  const reviewer = useTranslations("jobReview.console.reviewer");
  const salary = useSalary();
  const busy = useNavigation().state === "submitting";
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const waiting = group === "reviewing";
  const clean = rows.filter(({ can, marks }) => can && marks.length === 0).map(({ id }) => id);
  return (
    <Form method="post" className="flex flex-col gap-3">
      {waiting && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setSelected(new Set(selected.size > 0 ? [] : clean))}
            disabled={clean.length === 0}
          >
            {reviewer("selectAll")}
          </Button>
          <Button type="submit" size="sm" icon="check" busy={busy} disabled={selected.size === 0}>
            {reviewer("approveSelected", { count: selected.size })}
          </Button>
        </div>
      )}
      <Card flush>
        <ReviewTable
          kind={kind}
          group={group}
          rows={rows.map((row) => ({ ...row, pay: salary(row.pay, true) }))}
          selected={selected}
          onSelect={(id, on) => {
            const next = new Set(selected);
            if (on) next.add(id);
            else next.delete(id);
            setSelected(next);
          }}
        />
      </Card>
    </Form>
  );
}

function pressNext() {
  document.querySelector<HTMLElement>('[data-key="next"]')?.click();
}

/** Focuses the next or previous job of the list, so that Enter opens it. */
function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[Math.min(links.length - 1, Math.max(0, at < 0 ? 0 : at + by))]?.focus();
}
