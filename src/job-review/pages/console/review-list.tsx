import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { jobLife } from "#jobs/lifecycle.ts";
import { listQuery } from "#jobs/list-query.ts";
import { placesOf } from "#jobs/parts/card-view.ts";
import { GroupTabs } from "#jobs/parts/console/GroupTabs.tsx";
import { TitleSearch } from "#jobs/parts/console/TitleSearch.tsx";
import { load, pageServices } from "#kit/page.ts";
import { loadReference } from "#reference/load-reference.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { ReviewTable } from "../../parts/console/ReviewTable.tsx";
import { reviewConsole } from "./review-console.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const { api, home, kind } = reviewConsole(context);
  const query = listQuery(request, "reviewing");
  const overdue = query.group === "reviewing" && new URL(request.url).searchParams.has("overdue");
  const [reference, { data, meta }] = await Promise.all([
    loadReference(context, request),
    load(context, request, api.list, {
      query: { ...query, items: 20, overdue: overdue ? "1" : undefined },
    }),
  ]);
  const { counts } = meta;
  return {
    home,
    kind,
    overdue,
    group: query.group,
    title: query.title,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: Object.fromEntries(jobLife.groups.map(({ group, countKey }) => [group, counts[countKey]])),
    rows: data.map(({ id, attributes: job }) => ({
      id,
      title: job.title,
      state: job.display_state,
      company: job.company.data.attributes.name,
      logo: job.company.data.attributes.logo,
      verified: job.company_verified,
      author: job.author && { name: job.author.full_name, verified: job.author.email_verified },
      places: placesOf(job, language, reference),
      overdue: job.overdue,
      at:
        (job.display_state === "reviewing" && job.submitted_at) ||
        (job.display_state === "closed" && job.closed_date) ||
        (job.display_state === "rejected" && job.rejected_date) ||
        (job.display_state === "expired" && job.expires_at) ||
        job.approved_date ||
        job.created_at,
    })),
  };
}

export default function ReviewList() {
  const { home, kind, overdue, group, title, page, pages, counts, rows } = useLoaderData<typeof loader>();
  const review = useTranslations("jobReview.console.review");
  const t = useTranslations("jobs.console");
  const heading = review(kind === "admin" ? "title" : "dashboard");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${heading} · Sen`}</title>
      <CardHeader as="h1" title={heading} text={review("lead")} />
      <div className="flex flex-col gap-4">
        <GroupTabs
          page={home}
          current={group}
          counts={counts}
          title={title}
          first="reviewing"
          without={["draft"]}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <TitleSearch page={home} group={group} title={title} label={review("search")} />
          </div>
          {group === "reviewing" && <OverdueSwitch home={home} overdue={overdue} title={title} />}
        </div>
        {rows.length > 0 ? (
          <Card flush>
            <ReviewTable kind={kind} group={group} rows={rows} />
          </Card>
        ) : title ? (
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
        ) : group === "reviewing" ? (
          <EmptyState
            drawing="tasks"
            title={review("empty.reviewing.title")}
            text={review("empty.reviewing.text")}
          />
        ) : (
          <EmptyState
            drawing="jobs"
            title={review("empty.none.title", { tab: t(`tabs.${group}`) })}
            text={review("empty.none.text")}
          />
        )}
        <Pagination page={page} pages={pages} />
      </div>
    </div>
  );
}

/** All that waits, or only what waits too long. */
function OverdueSwitch({
  home,
  overdue,
  title,
}: {
  home: string;
  overdue: boolean;
  title: string | undefined;
}) {
  const t = useTranslations("jobReview.console.review");
  const query = new URLSearchParams(title ? { title } : {});
  const views = [
    { on: false, label: t("allWaiting"), to: query.size > 0 ? `${home}?${query}` : home },
    { on: true, label: t("onlyOverdue"), to: `${home}?${new URLSearchParams([...query, ["overdue", "1"]])}` },
  ];
  return (
    <ul className="flex gap-1">
      {views.map((view) => (
        <li key={view.label}>
          <Link
            to={view.to}
            aria-current={view.on === overdue ? "true" : undefined}
            className={cx(
              "inline-flex min-h-8 items-center rounded-full px-3 text-sm font-semibold transition-colors",
              view.on === overdue
                ? "bg-leaf-100 text-leaf-700"
                : "text-ink-500 hover:bg-hover hover:text-ink-900",
            )}
          >
            {view.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
