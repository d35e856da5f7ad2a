import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { answerRepresentation, applicantRepresentations, askRepresentation } from "../../contract.ts";
import { ConsentItem } from "../../parts/console/ConsentCard.tsx";
import { representationsPath } from "../../paths.ts";
import { channels, noteMax } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const [{ data: applicant }, { data, meta }] = await Promise.all([
    load(context, request, applicantDetail, at),
    load(context, request, applicantRepresentations, at),
  ]);
  const { full_name: name, job, email, identity_hidden } = applicant.attributes;
  return {
    id: applicant.id,
    name,
    job: job.title,
    hasEmail: identity_hidden || Boolean(email),
    requests: data.map(({ id, attributes }) => ({ id, ...attributes })),
    can: meta.can,
    next: meta.next,
    isConfidential: !meta.next.names_client || data.some(({ attributes }) => !attributes.names_client),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const applicantId = params.applicantId ?? "";
  if (posted.has("id")) {
    const form = await readForm(posted, answerRepresentation.body);
    const at = { params: { id: String(posted.get("id")) } };
    const outcome = await submit(context, request, answerRepresentation, { ...at, body: form.values });
    if (outcome.ok) throw redirect(applicantPaths.detail(workspaceOf(context), applicantId));
    return form.reply(outcome.errors);
  }
  const form = await readForm(posted, askRepresentation.body);
  const at = { params: { id: applicantId } };
  const outcome = await submit(context, request, askRepresentation, { ...at, body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(representationsPath(applicantId));
}

/** The page on which a consultant asks an applicant for the consent to be introduced, and records the answer. */
export default function Consent() {
  const { id, name, job, requests, can } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("representations.console.page");
  const open = requests.find((request) => request.can.answer);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title", { name })} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.detail(workspace, id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          {t("back")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{t("title", { name })}</h1>
        <p className="mt-1 text-ink-700">{t("job", { job })}</p>
      </div>
      {can.ask && <AskForm />}
      {open && <AnswerForm id={open.id} />}
      {!can.ask && !open && requests[0]?.status !== "asked" && <p className="text-ink-700">{t("closed")}</p>}
      {requests.length > 0 && (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t("history")}</h2>
          <ul className="flex flex-col divide-y divide-line">
            {requests.map((request) => (
              <li key={request.id} className="py-3 first:pt-0 last:pb-0">
                <ConsentItem request={request} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function AskForm() {
  const { hasEmail, next, isConfidential } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("representations.console.page");
  const labels = useTranslations("representations.labels.channel");
  const options = channels.map((value) => ({
    value,
    label: labels(value),
    help: value === "link" && !hasEmail ? t("noEmail") : t(value),
    disabled: value === "link" && !hasEmail,
  }));
  return (
    <Card>
      <SubmitForm method="post" reply={reply} className="flex flex-col gap-4">
        {isConfidential && (
          <p className="text-ink-700">
            {t(next.names_client ? "named" : "unnamed", { client: next.client })}
          </p>
        )}
        <FieldSet name="channel" label={t("how")}>
          <RadioGroup options={options} defaultValue={hasEmail ? "link" : "phone"} />
        </FieldSet>
        <Field name="note" label={t("note")}>
          <Textarea rows={3} maxLength={noteMax} />
        </Field>
        <Button type="submit" busy={busy} className="self-start">
          {t("ask")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

function AnswerForm({ id }: { id: string }) {
  const reply = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("representations.console.page");
  const labels = useTranslations("representations.labels.answer");
  const options = (["yes", "no"] as const).map((value) => ({ value, label: labels(value) }));
  return (
    <Card>
      <SubmitForm method="post" reply={reply} className="flex flex-col gap-4">
        <input type="hidden" name="id" value={id} />
        <FieldSet name="answer" label={t("answer")}>
          <RadioGroup options={options} row />
        </FieldSet>
        <Field name="evidence" label={t("evidence")} help={t("evidenceHint")} required>
          <Textarea rows={2} maxLength={noteMax} />
        </Field>
        <Button type="submit" busy={busy} className="self-start">
          {t("save")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
