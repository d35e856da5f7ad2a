import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { activityLooks, type Describe, useSentence } from "#hiring/applications/parts/console/History.tsx";
import { companyInterviews } from "#hiring/interviews/contract.ts";
import { InterviewRow } from "#hiring/interviews/parts/console/InterviewRow.tsx";
import { useInterviewHistory } from "#hiring/interviews/parts/console/use-interview-history.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { companyOffers } from "#hiring/offers/contract-list.ts";
import { useOfferHistory } from "#hiring/offers/parts/console/use-offer-history.ts";
import { reportFigures } from "#hiring/reports/contract.ts";
import { figures } from "#hiring/reports/terms.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { tasks } from "#hiring/tasks/contract.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { onboardingShow } from "#market/company-onboarding/contract.ts";
import { setupPath } from "#market/company-onboarding/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { ownList } from "#market/jobs/contract.ts";
import { Today } from "#market/jobs/parts/console/Today.tsx";
import type { Account } from "#people/accounts/actor.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { pathIn } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Stat } from "#ui/Stat.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import { activityFeed } from "../../contract.ts";
import { DueTasks } from "../../parts/console/DueTasks.tsx";
import { OpenOffers } from "../../parts/console/OpenOffers.tsx";

/** The report for each figure, which lists the rows that the figure counts. */
const reportOf = { applies: "jobs", interviews: "interviews", offers: "offers", hires: "jobs" } as const;

/** The most entries in each list of interviews, offers and tasks. */
const listLength = 5;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const before = /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0];
  const isBoss = viewer?.kind === "company" && viewer.isAdmin;
  const [jobs, interviews, feed, week, setup, open, todo] = await Promise.all([
    load(context, request, ownList, { query: { items: 1 } }),
    load(context, request, companyInterviews, { query: { items: listLength } }),
    load(context, request, activityFeed, { query: { ...(before && { before }) } }),
    load(context, request, reportFigures, { query: { period: "this_week" } }),
    isBoss ? load(context, request, onboardingShow) : null,
    load(context, request, companyOffers, { query: { items: listLength } }),
    load(context, request, tasks, { query: { items: listLength, mine: "true" } }),
  ]);
  return {
    name: viewer?.fullName ?? "",
    today: jobs.meta.today,
    setupDue: setup !== null && setup.data.attributes.step !== null,
    interviews: interviews.data,
    offers: open.data,
    due: todo.data.filter(({ attributes: { group } }) => group === "overdue" || group === "today"),
    numbers: week.data.attributes,
    feed: feed.data,
    earlier: feed.meta.earlier,
    isLatest: before === undefined,
  };
}

/** The recruiter's home page: what is due today, the figures of the week, the next interviews and the team's activities. */
export default function CompanyHome() {
  const { name, today, setupDue, interviews, offers, due, numbers, feed, earlier, isLatest } =
    useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("nav")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title", { name })}</h1>
      {setupDue && <SetupReminder />}
      <section aria-label={t("due")}>
        {Object.values(today).some((count) => count > 0) ? (
          <Today counts={today} page={consolePaths.jobs(workspace)} />
        ) : (
          <p className="text-ink-500">{t("nothing")}</p>
        )}
      </section>
      <section aria-labelledby="week">
        <h2 id="week" className="mb-3 text-lg font-semibold">
          {t("week")}
        </h2>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {figures.map((key) => (
            <Stat
              key={key}
              label={t(`numbers.${key}`)}
              value={numbers[key]}
              to={pathIn(workspace, `/reports?report=${reportOf[key]}&period=this_week`)}
            />
          ))}
        </div>
      </section>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <NextInterviews interviews={interviews} />
          <DueTasks tasks={due} />
          <OpenOffers offers={offers} />
        </div>
        <Feed feed={feed} earlier={earlier} isLatest={isLatest} />
      </div>
    </div>
  );
}

function SetupReminder() {
  const t = useTranslations("companyOnboarding.console");
  return (
    <Alert
      tone="info"
      actions={
        <Button to={setupPath()} size="sm" variant="secondary">
          {t("resume")}
        </Button>
      }
    >
      {t("reminder")}
    </Alert>
  );
}

type HomeData = Awaited<ReturnType<typeof loader>>;

function NextInterviews({ interviews }: Pick<HomeData, "interviews">) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console");
  return (
    <Card>
      <CardHeader
        title={t("interviews")}
        actions={
          <Button to={interviewPaths.list(workspace)} variant="ghost" size="sm" iconAfter="arrow-right">
            {t("allInterviews")}
          </Button>
        }
        className="mb-4"
      />
      {interviews.length === 0 && <p className="text-sm text-ink-500">{t("noInterviews")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {interviews.map((interview) => (
          <li key={interview.id} className="py-3 first:pt-0 last:pb-0">
            <InterviewRow
              interview={interview}
              href={applicantPaths.detail(workspace, interview.attributes.applicant.id)}
              dayIsSaid={false}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A page of the team's activities, with links to earlier and the latest ones. */
function Feed({ feed, earlier, isLatest }: Pick<HomeData, "feed" | "earlier" | "isLatest">) {
  const t = useTranslations("company-home.console");
  const describe = useDescribe();
  return (
    <Card>
      <CardHeader title={t("feed")} className="mb-4" />
      {feed.length === 0 && <p className="text-sm text-ink-500">{t("noFeed")}</p>}
      <Timeline
        entries={feed.map(({ id, attributes }) => ({
          key: id,
          time: <RelativeTime at={attributes.at} />,
          ...describe(attributes),
          children: (
            <p className="text-ink-500">
              <Who {...attributes} />
            </p>
          ),
        }))}
      />
      <div className="mt-4 flex gap-2">
        {!isLatest && (
          <Button to="?" variant="secondary" size="sm">
            {t("latest")}
          </Button>
        )}
        {earlier && (
          <Button to={`?before=${earlier}`} variant="secondary" size="sm">
            {t("earlier")}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface Ref {
  id: string;
  name: string;
}

/** The person an activity is about, with the job of an applicant. */
function Who({ applicant, job, person }: { applicant: Ref | null; job: Ref | null; person: Ref | null }) {
  const workspace = useCompanyWorkspace();
  const to = applicant
    ? applicantPaths.detail(workspace, applicant.id)
    : person && talentPaths.person(workspace, person.id);
  return (
    <>
      {to && (
        <Link to={to} className="font-semibold text-ink-900 hover:underline">
          {(applicant ?? person)?.name}
        </Link>
      )}
      {job && ` · ${job.name}`}
    </>
  );
}

type Entry = Parameters<Describe>[0];

/** Returns a function that describes an activity of any room. */
function useDescribe(): (entry: Entry) => NonNullable<ReturnType<Describe>> {
  const sentence = useSentence([]);
  const ofInterview = useInterviewHistory();
  const ofOffer = useOfferHistory();
  return (entry) =>
    ofInterview(entry) ??
    ofOffer(entry) ?? {
      title: sentence(entry),
      ...(activityLooks[entry.kind] ?? { icon: "info", tone: "neutral" }),
    };
}
