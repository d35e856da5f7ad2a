import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { reportFigures } from "#hiring/reports/contract.ts";
import { figures } from "#hiring/reports/terms.ts";
import { formOf, load, type PageServices, pageServices } from "#kit/page.ts";
import { onboardingShow } from "#market/company-onboarding/contract.ts";
import { setupPath } from "#market/company-onboarding/paths.ts";
import type { Account } from "#people/accounts/actor.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { dutyKinds } from "#people/accounts/terms.ts";
import { pathIn } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Stat } from "#ui/Stat.tsx";
import { activityFeed, duties } from "../../contract.ts";
import { Duties } from "../../parts/console/Duties.tsx";
import { Feed } from "../../parts/console/Feed.tsx";
import { feedShown } from "../../terms.ts";
import { actOn } from "./act.ts";

/** The report for each figure, which lists the rows that the figure counts. */
const reportOf = { applies: "jobs", interviews: "interviews", offers: "offers", hires: "jobs" } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const params = new URL(request.url).searchParams;
  const before = /^\d{1,15}$/.exec(params.get("before") ?? "")?.[0];
  const isBoss = viewer?.kind === "company" && viewer.isAdmin;
  const [due, feed, week, setup] = await Promise.all([
    load(context, request, duties),
    load(context, request, activityFeed, { query: { items: feedShown, ...(before && { before }) } }),
    load(context, request, reportFigures, { query: { period: "this_week" } }),
    isBoss ? load(context, request, onboardingShow) : null,
  ]);
  return {
    name: viewer?.fullName ?? "",
    duties: due.data,
    totals: due.meta.totals,
    kind: dutyKinds.find((kind) => kind === params.get("kind")) ?? null,
    setupDue: setup !== null && setup.data.attributes.step !== null,
    numbers: week.data.attributes,
    feed: feed.data,
    earlier: feed.meta.earlier,
    isLatest: before === undefined,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await actOn({ context, request }, await formOf(request));
  return null;
}

/** The recruiter's home page: duties with their acts, the figures of the week and the latest activities of the team. */
export default function CompanyHome() {
  const { name, setupDue, numbers, feed, earlier, isLatest, ...due } = useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("nav")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title", { name })}</h1>
      {setupDue && <SetupReminder />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Duties {...due} />
        <div className="flex flex-col gap-6">
          <section aria-labelledby="week">
            <h2 id="week" className="mb-3 text-lg font-semibold">
              {t("week")}
            </h2>
            <div className="grid grid-cols-2 gap-3 sm:max-xl:grid-cols-4">
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
          <Feed feed={feed} earlier={earlier} isLatest={isLatest} />
        </div>
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
