import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { checkIn } from "#agency/placements/contract.ts";
import { createTask, tasks } from "#hiring/tasks/contract.ts";
import { taskView } from "#hiring/tasks/parts/console/task-view.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, type PageServices, pageServices, perform } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { dayOf, isWeekend, stepDays } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { dashboard } from "../../contract.ts";
import { CheckIns, Warranties } from "../../parts/console/AfterHire.tsx";
import { DueTasks } from "../../parts/console/DueTasks.tsx";
import { Fees } from "../../parts/console/Fees.tsx";
import { FirstCvs, InterviewsToday, Reviews, SilentClients } from "../../parts/console/Hiring.tsx";
import { listMost } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const isAdmin = viewer?.kind === "consultant" && viewer.isAdmin;
  const isTeam = isAdmin && new URL(request.url).searchParams.get("view") === "team";
  const whose = { items: listMost, mine: isTeam ? "false" : "true" } as const;
  const [{ data }, overdue, today] = await Promise.all([
    load(context, request, dashboard, { query: { view: isTeam ? "team" : "mine" } }),
    load(context, request, tasks, { query: { ...whose, group: "overdue" } }),
    load(context, request, tasks, { query: { ...whose, group: "today" } }),
  ]);
  return {
    isAdmin,
    isTeam,
    reader: viewer?.accountId ?? null,
    due: data.attributes,
    tasks: {
      total: overdue.meta.total + today.meta.total,
      entries: [...overdue.data, ...today.data].slice(0, listMost).map(taskView),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { now } = context.get(pageServices);
  const posted = await formOf(request);
  const value = (name: string) => String(posted.get(name) ?? "");
  if (value("do") === "check_in") {
    const { values: body } = await readForm(posted, checkIn.body);
    await perform(context, request, checkIn, { params: { id: value("placement_id") }, body });
  }
  if (value("do") === "remind") {
    const due_date = stepDays(dayOf(now), 1, (date) => !isWeekend(date));
    const name = value("name").slice(0, taskNameMost);
    const task = { name, type: call, applicant_id: value("applicant_id"), reminder_minutes: 0 };
    await perform(context, request, createTask, { body: { ...task, due_date, due_time: "09:00" } });
  }
  return null;
}

const taskNameMost = 255;
/** The type of tasks that are calls. */
const call = 1;

/** The dashboard of a consultant: what is due today, and the fees of the month. */
export default function Dashboard() {
  const { isAdmin, isTeam, reader, due, tasks: dueTasks } = useLoaderData<typeof loader>();
  const t = useTranslations("desk.console");
  const lists = [
    due.first_cvs,
    due.reviews,
    due.silent_clients,
    due.interviews,
    dueTasks,
    due.check_ins,
    due.warranties,
  ];
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {isAdmin && (
        <Tabs
          label={t("view")}
          items={[
            { to: { search: "?" }, label: t("mine"), current: !isTeam },
            { to: { search: "?view=team" }, label: t("team"), current: isTeam },
          ]}
        />
      )}
      {lists.every(({ total }) => total === 0) ? (
        <EmptyState
          drawing="tasks"
          title={t("empty")}
          action={<Button to={clientPaths.list}>{t("clients")}</Button>}
        />
      ) : (
        <div className="gap-6 lg:columns-2">
          <FirstCvs {...due.first_cvs} />
          <Reviews {...due.reviews} />
          <SilentClients {...due.silent_clients} />
          <InterviewsToday {...due.interviews} />
          <DueTasks {...dueTasks} reader={reader} isTeam={isTeam} />
          <CheckIns {...due.check_ins} />
          <Warranties {...due.warranties} />
        </div>
      )}
      <Fees fees={due.fees} />
    </div>
  );
}
