import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import type { ApiFieldError } from "#kit/call.ts";
import { readForm } from "#kit/form.ts";
import { formOf, leave, load, pageServices, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { Card } from "#ui/Card.tsx";
import { endSlots, offerSlots, schedule } from "../../contract.ts";
import ScheduleForm from "../../parts/console/ScheduleForm.tsx";
import { interviewKinds } from "../../terms.ts";
import { isWarning, membersFor } from "./scheduling.ts";

const [{ id: byPhone }, , { id: onSite }] = interviewKinds;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { now, viewer } = context.get(pageServices);
  const [{ data: applicant }, members] = await Promise.all([
    load(context, request, applicantDetail, { params: { id: params.applicantId } }),
    membersFor({ context, request }),
  ]);
  if (!applicant.attributes.can.manage) throw data(null, { status: 404 });
  const { full_name, job, email, phone, identity_hidden } = applicant.attributes;
  const own = (viewer as { accountId: number }).accountId;
  return {
    id: applicant.id,
    name: full_name,
    job: job.title,
    applicant: { email, identity_hidden },
    members,
    own,
    today: dayOf(now),
    several: new URL(request.url).searchParams.has("several"),
    places: { [byPhone]: phone ?? "", [onSite]: job.address ?? "" },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const at = { params: { id: params.applicantId ?? "" } };
  const back = applicantPaths.detail(workspaceOf(context), at.params.id);
  const posted = await formOf(request);
  const intent = posted.get("intent");
  if (intent === "withdraw") {
    await perform(context, request, endSlots, at);
    return leave(request, back, "withdrawn");
  }
  if (intent === "slots") {
    const form = await readForm(posted, offerSlots.body);
    const rows = form.values.slots ?? [];
    const filled = rows.flatMap(({ date, time }, row) => (date || time ? [row] : []));
    const slots = rows.filter((_, row) => filled.includes(row));
    const outcome = await submit(context, request, offerSlots, { ...at, body: { ...form.values, slots } });
    if (outcome.ok) return leave(request, back, "offered");
    return {
      reply: form.reply(outcome.errors.map((error) => atRow(error, filled))),
      warns: isWarning(outcome),
    };
  }
  const form = await readForm(posted, schedule.body);
  const outcome = await submit(context, request, schedule, { ...at, body: form.values });
  if (outcome.ok) return leave(request, back, "scheduled");
  return { reply: form.reply(outcome.errors), warns: isWarning(outcome) };
}

/** Moves an error from the index of a sent time to the index of its row in the form. */
function atRow(error: ApiFieldError, filled: readonly number[]): ApiFieldError {
  const [, list, index, field] = error.source?.pointer?.split("/") ?? [];
  const row = list === "slots" && field ? filled[Number(index)] : undefined;
  return row === undefined ? error : { ...error, source: { pointer: `/slots/${row}/${field}` } };
}

/** The page that schedules an interview, or offers several times to the candidate. */
export default function ScheduleInterview() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslations("interviews.console.form");
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{`${t("title", { name: data.name })} · Sen`}</title>
      <h1 className="text-xl font-semibold break-words">{t("title", { name: data.name })}</h1>
      <p className="mt-1 mb-6 text-ink-500">{data.job}</p>
      <ScheduleForm data={data} />
    </Card>
  );
}
