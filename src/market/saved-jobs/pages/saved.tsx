import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { day } from "#kit/clock.ts";
import { safePath } from "#kit/next.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { save, savedJobs, unsave } from "../contract.ts";
import { SaveCard, type SaveResult } from "../parts/SaveButton.tsx";

const perPage = 20;
/** Days before its expiry from which a saved job shows the number of remaining days. */
const soon = 7;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get("page"))) || 1, 1), 100_000);
  const [reference, found] = await Promise.all([
    loadReference(context, request),
    load(context, request, savedJobs, { query: { page, items: perPage } }),
  ]);
  return {
    jobs: found.data.map((job) => {
      const { display_state: state, expires_at: end } = job.attributes;
      const days = end ? Math.floor((new Date(end).getTime() - now.getTime()) / day) : null;
      return {
        ...cardView(job, language, reference),
        // The card omits the remaining days, because this page shows them.
        until: undefined,
        state,
        days: days !== null && days <= soon ? days : null,
      };
    }),
    page,
    total: found.meta.total,
    pages: Math.ceil(found.meta.total / perPage),
    jobsPath: jobsPath[language],
  };
}

/** Handles the save buttons of all pages: with script the page stays, without script it redirects back. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const id = String(form.get("job") ?? "");
  if (!/^\d{1,15}$/.test(id)) throw data(null, { status: 404 });
  const wanted = form.get("saved") === "1" ? save : unsave;
  const outcome = await submit(context, request, wanted, { params: { id } }, [404]);
  const next = safePath(String(form.get("next") ?? ""));
  if (next) throw redirect(next);
  return {
    ok: outcome.ok,
    text: outcome.ok ? null : (outcome.errors[0]?.detail ?? null),
  } satisfies SaveResult;
}

/** The candidate's saved jobs with the time until they expire. */
export default function SavedJobs() {
  const { jobs, page, pages, total, jobsPath: find } = useLoaderData<typeof loader>();
  const t = useTranslations("savedJobs.site.savedList");
  return (
    <div>
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {total > 0 && <p className="mt-1 text-sm text-ink-500">{t("count", { count: total })}</p>}
      {jobs.length > 0 ? (
        <LinkList className="mt-4 grid gap-3 lg:grid-cols-2">
          {jobs.map((job) => (
            <JobCard
              key={job.path}
              job={job}
              action={<SaveCard job={job} open={job.state === "published"} />}
              note={<Standing job={job} />}
            />
          ))}
        </LinkList>
      ) : (
        <EmptyState
          drawing="jobs"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<Button to={find}>{t("find")}</Button>}
        />
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} />
      </div>
    </div>
  );
}

function Standing({ job }: { job: { state: string; days: number | null; applied?: true } }) {
  const t = useTranslations("savedJobs.site.savedList");
  if (job.state === "closed") return <Badge>{t("closed")}</Badge>;
  if (job.state !== "published" || (job.days !== null && job.days < 0)) return <Badge>{t("expired")}</Badge>;
  if (job.days === null || job.applied) return null;
  return (
    <Badge tone="warning" icon="clock">
      {t("endsIn", { days: job.days })}
    </Badge>
  );
}
