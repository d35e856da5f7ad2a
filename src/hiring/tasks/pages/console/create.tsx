import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { leave, type PageServices, pageServices, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { createTask } from "../../contract.ts";
import NewTask from "../../parts/console/NewTask.tsx";
import { taskPaths } from "../../paths.ts";
import { taskTypes } from "../../terms.ts";
import { assignable } from "./assignable.ts";

/** The initial due time and reminder of a new task. */
const usual = { time: "17:00", reminder: 60 };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = /^\d{1,15}$/.exec(searchParams.get("applicant") ?? "")?.[0];
  const type = taskTypes.find(({ key }) => key === searchParams.get("type"))?.id;
  const about = await assignable({ context, request }, id);
  const { now, viewer } = context.get(pageServices) as PageServices<Account>;
  const tomorrow = addDays(dayOf(now), 1);
  return {
    applicant: id && about.candidate ? { id, name: about.candidate } : null,
    people: about.people,
    values: {
      type: type ?? 4,
      assignee_id: String(viewer?.accountId),
      due_date: tomorrow,
      due_time: usual.time,
      reminder_minutes: usual.reminder,
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, createTask.body);
  const outcome = await submit(context, request, createTask, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  const own = outcome.data.data.attributes;
  const whose = own.assignee.id === own.created_by.id ? "" : "&whose=all";
  return leave(request, `${taskPaths.list(workspaceOf(context))}?saved=1${whose}`, "saved");
}

/** The page for a new task; the query parameter `applicant` names its applicant, and `type` its type. */
export default function CreateTask() {
  const data = useLoaderData<typeof loader>();
  const { applicant } = data;
  const workspace = useWorkspace();
  const t = useTranslations("tasks.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: taskPaths.list(workspace) }, { label: t("form.createTitle") }]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("form.createTitle")}</h1>
        {applicant && <p className="mt-1 text-ink-700">{t("form.about", { name: applicant.name })}</p>}
      </div>
      <Card>
        <NewTask data={data} />
      </Card>
    </div>
  );
}
