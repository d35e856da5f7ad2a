import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { readForm } from "#kit/form.ts";
import { safePath } from "#kit/next.ts";
import { formOf, load, pageServices, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { dayAndTime, dayOf } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { cancel, complete, interviewDetail, noShow, reschedule } from "../../contract.ts";
import { InterviewFields, TimeFields, useInterviewLabel } from "../../parts/console/InterviewFields.tsx";
import { InterviewRow } from "../../parts/console/InterviewRow.tsx";
import { interviewPaths } from "../../paths.ts";
import { cancelReasons } from "../../terms.ts";
import { isWarning, membersFor } from "./scheduling.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [{ data: interview }, members] = await Promise.all([
    load(context, request, interviewDetail, { params: { id: params.interviewId } }),
    membersFor({ context, request }),
  ]);
  return { interview, members, today: dayOf(context.get(pageServices).now) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const at = { params: { id: params.interviewId ?? "" } };
  const posted = await formOf(request);
  const intent = posted.get("intent");
  const back = async () => {
    const from = safePath(String(posted.get("back") ?? ""));
    if (from) throw redirect(from);
    const { data: interview } = await load(context, request, interviewDetail, at);
    throw redirect(applicantPaths.detail(workspaceOf(context), interview.attributes.applicant.id));
  };
  if (intent === "take") {
    if (await takeProposal({ context, request }, at)) return await back();
    throw redirect(`${interviewPaths.detail(workspaceOf(context), at.params.id)}?take=1`);
  }
  if (intent === "complete" || intent === "no_show") {
    await perform(context, request, intent === "complete" ? complete : noShow, at);
    return await back();
  }
  if (intent === "cancel") {
    const form = await readForm(posted, cancel.body);
    const outcome = await submit(context, request, cancel, { ...at, body: form.values });
    if (outcome.ok) return await back();
    return { intent, reply: form.reply(outcome.errors), warns: false };
  }
  const form = await readForm(posted, reschedule.body);
  const outcome = await submit(context, request, reschedule, { ...at, body: form.values });
  if (outcome.ok) return await back();
  const edited = editedIn(outcome);
  const reply = form.reply(edited ? [] : outcome.errors);
  return { intent: "reschedule", reply, warns: isWarning(outcome), edited };
}

/** Moves an interview to the time that its candidate proposes. @returns false when the time needs a look, as it clashes or has passed */
async function takeProposal(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  at: { params: { id: string } },
): Promise<boolean> {
  const { data } = await load(context, request, interviewDetail, at);
  const { proposed, type, location, version } = data.attributes;
  if (!proposed) return false;
  const body = { ...dayAndTime(new Date(proposed.starts_at)), type, location, version };
  return (await submit(context, request, reschedule, { ...at, body })).ok;
}

/** The page that changes or cancels an interview. */
export default function ChangeInterview() {
  const { interview } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("interviews.console");
  const { can, applicant, feedback } = interview.attributes;
  const title = t("form.titleChange", { name: applicant.full_name });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${title} · Sen`}</title>
      <Card>
        <h1 className="mb-4 text-xl font-semibold break-words">{title}</h1>
        <InterviewRow interview={interview}>
          {can.feedback && !feedback.own && (
            <Button
              to={feedbackPath(workspace, interview.id)}
              variant="secondary"
              size="sm"
              icon="edit"
              className="mt-2 self-start"
            >
              {t("card.feedback")}
            </Button>
          )}
        </InterviewRow>
      </Card>
      {can.reschedule && <RescheduleCard />}
      {can.cancel && <CancelCard name={applicant.full_name} />}
    </div>
  );
}

const usePressedButton = () => useNavigation().formData?.get("intent");

function RescheduleCard() {
  const { interview, members, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const pressed = usePressedButton();
  const t = useTranslations("interviews.console.form");
  const { attributes } = interview;
  const { type, proposed, interviewers } = attributes;
  const labelOf = useInterviewLabel(type);
  const proposedTime = params.has("take") && proposed ? dayAndTime(new Date(proposed.starts_at)) : {};
  const values = { ...attributes, interviewers: interviewers.map(({ id }) => String(id)), ...proposedTime };
  return (
    <Card>
      <SubmitForm
        reply={result?.intent === "reschedule" ? result.reply : null}
        values={values}
        className="flex flex-col gap-5"
        actions={
          result?.warns && (
            <Button type="submit" name="anyway" value="true" variant="secondary" size="sm">
              {t("anyway")}
            </Button>
          )
        }
      >
        <EditedNote
          edited={result?.edited}
          labelOf={labelOf}
          intent="reschedule"
          page={interviewPaths.detail(workspace, interview.id)}
        />
        <TimeFields first={today} />
        <InterviewFields kind={type} members={members} />
        <Button
          type="submit"
          name="intent"
          value="reschedule"
          className="self-end"
          busy={pressed === "reschedule"}
        >
          {t("saveChange")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

function CancelCard({ name }: { name: string }) {
  const result = useActionData<typeof action>();
  const pressed = usePressedButton();
  const t = useTranslations("interviews.console.cancel");
  const labels = useTranslations("interviews.labels.cancel_reason");
  return (
    <Card id="cancel">
      <h2 className="mb-4 text-lg font-semibold">{t("title", { name })}</h2>
      <SubmitForm
        reply={result?.intent === "cancel" ? result.reply : null}
        prefix="cancel"
        className="flex flex-col gap-5"
      >
        <FieldSet name="reason_id" label={t("reason")} required>
          <RadioGroup
            options={cancelReasons.map(({ id, key }) => ({ value: String(id), label: labels(key) }))}
          />
        </FieldSet>
        <Field name="note" label={t("note")} optional>
          <Textarea rows={2} limit={1000} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="danger"
          className="self-end"
          busy={pressed === "cancel"}
        >
          {t("confirm")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
