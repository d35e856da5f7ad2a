import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { NoAddress } from "#hiring/applications/parts/console/NoAddress.tsx";
import type { ApiFieldError } from "#kit/call.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { endSlots, offerSlots, schedule } from "../../contract.ts";
import { InterviewFields } from "../../parts/console/InterviewFields.tsx";
import { ChooseTimes } from "../../parts/console/week/ChooseTimes.tsx";
import { defaultDuration, interviewKinds } from "../../terms.ts";
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
    name: full_name,
    job: job.title,
    applicant: { email, identity_hidden },
    members,
    own,
    today: dayOf(now),
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
    throw redirect(back);
  }
  if (intent === "slots") {
    const form = await readForm(posted, offerSlots.body);
    const rows = form.values.slots ?? [];
    const filled = rows.flatMap(({ date, time }, row) => (date || time ? [row] : []));
    const slots = rows.filter((_, row) => filled.includes(row));
    const outcome = await submit(context, request, offerSlots, { ...at, body: { ...form.values, slots } });
    if (outcome.ok) throw redirect(back);
    return {
      reply: form.reply(outcome.errors.map((error) => atRow(error, filled))),
      warns: isWarning(outcome),
    };
  }
  const form = await readForm(posted, schedule.body);
  const outcome = await submit(context, request, schedule, { ...at, body: form.values });
  if (outcome.ok) throw redirect(back);
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
  const { name, job, applicant, members, own, places } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("interviews.console.form");
  const several = params.has("several");
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{`${t("title", { name })} · Sen`}</title>
      <h1 className="text-xl font-semibold break-words">{t("title", { name })}</h1>
      <p className="mt-1 mb-6 text-ink-500">{job}</p>
      <SubmitForm
        reply={result?.reply}
        values={{
          type: String(onSite),
          location: places[onSite],
          duration: String(defaultDuration),
          interviewers: [String(own)],
        }}
        className="flex flex-col gap-5"
        wrong={several && result?.warns ? t("slotsBusy") : undefined}
        actions={
          result?.warns && (
            <Button type="submit" name="anyway" value="true" variant="secondary" size="sm">
              {t(several ? "anywaySlots" : "anyway")}
            </Button>
          )
        }
      >
        <KeepsTyped name={`interview:${pathname}`} />
        <input type="hidden" name="intent" value={several ? "slots" : "one"} />
        <NoAddress applicant={applicant} />
        <Times several={several} />
        <InterviewFields kind={onSite} members={members} places={places} />
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button type="submit" busy={busy}>
            {t(several ? "sendSlots" : "save")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

function Times({ several }: { several: boolean }) {
  const { today } = useLoaderData<typeof loader>();
  const t = useTranslations("interviews.console.form");
  return (
    <>
      <ChooseTimes key={String(several)} several={several} today={today} />
      <Button
        to={several ? "?" : "?several=1"}
        variant="ghost"
        size="sm"
        className="-ml-3 self-start"
        replace
      >
        {t(several ? "oneTime" : "letChoose")}
      </Button>
    </>
  );
}
