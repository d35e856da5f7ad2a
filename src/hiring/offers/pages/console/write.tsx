import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { NoAddress } from "#hiring/applications/parts/console/NoAddress.tsx";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, pageServices, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { type EditedNow, editedIn } from "#ui/form/edited.ts";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import {
  applicantOffers,
  attachFile,
  cancelOffer,
  createOffer,
  editOffer,
  removeFile,
  sendOffer,
} from "../../contract.ts";
import { OfferFields, useOfferLabel } from "../../parts/console/OfferFields.tsx";
import { OfferFile } from "../../parts/OfferFile.tsx";
import type { Offer } from "../../parts/offer-view.ts";
import { offerPaths } from "../../paths.ts";
import {
  defaultProbation,
  offerFields,
  offerFileExtensions,
  offerFileMaxBytes,
  validDays,
} from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const [{ data: applicant }, { data: offers }] = await Promise.all([
    load(context, request, applicantDetail, at),
    load(context, request, applicantOffers, at),
  ]);
  const today = dayOf(context.get(pageServices).now);
  const { full_name: name, job, email, identity_hidden } = applicant.attributes;
  const draft = offers.find(({ attributes }) => attributes.can.edit) ?? null;
  return {
    name,
    job: job.title,
    applicant: { email, identity_hidden },
    draft,
    today,
    validUntil: addDays(today, validDays.usual),
  };
}

type OfferReply = FormReply & { edited?: EditedNow | undefined; intent?: string; saved?: number };

export async function action({
  context,
  params,
  request,
}: ActionFunctionArgs): Promise<OfferReply | undefined> {
  const at = { params: { id: params.applicantId ?? "" } };
  const back = applicantPaths.detail(workspaceOf(context), at.params.id);
  const posted = await formOf(request);
  const intent = String(posted.get("intent"));
  const one = { params: { id: String(posted.get("id") ?? "") } };
  if (intent === "send") {
    await perform(context, request, sendOffer, one);
    throw redirect(back);
  }
  if (intent === "withdraw") {
    const form = await readForm(posted, cancelOffer.body);
    const outcome = await submit(context, request, cancelOffer, { ...one, body: form.values });
    if (outcome.ok) throw redirect(back);
    return form.reply(outcome.errors);
  }
  if (intent === "remove_file") {
    await perform(context, request, removeFile, one);
    throw redirect(offerPaths.write(workspaceOf(context), at.params.id));
  }
  const form = await readForm(posted, editOffer.body, attachFile.files);
  const file = form.file("file");
  const sends = intent === "now";
  // An offer with a file is sent after the upload, because a refused file must not leave a sent offer without it.
  const { version, ...fields } = form.values;
  const body = { ...fields, send: sends && !file };
  const saved = posted.has("id")
    ? await submit(context, request, editOffer, { ...one, body: { ...body, version } })
    : await submit(context, request, createOffer, { ...at, body });
  if (!saved.ok) {
    const edited = editedIn(saved);
    return { ...form.reply(edited ? [] : saved.errors), edited, intent };
  }
  if (!file) throw redirect(back);
  const draft = { params: { id: saved.data.data.id } };
  const attached = await submit(context, request, attachFile, { ...draft, files: { file } });
  const savedVersion = { saved: saved.data.data.attributes.version };
  if (!attached.ok) return { ...form.reply(attached.errors), ...savedVersion };
  const sent = sends ? await submit(context, request, sendOffer, draft) : attached;
  if (sent.ok) throw redirect(back);
  return { ...form.reply(sent.errors), ...savedVersion };
}

/** The id of the form that removes the file. Inside of the offer's form, Enter would press the button that removes the file. */
const removalForm = "remove-file";

/** The page that writes, sends or withdraws an offer. */
export default function WriteOffer() {
  const { name, job } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const t = useTranslations("offers.console");
  const withdrawnId = params.get("withdraw");
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{`${t("form.title", { name })} · Sen`}</title>
      <h1 className="text-xl font-semibold break-words">
        {t(withdrawnId ? "withdrawal.title" : "form.title", { name })}
      </h1>
      <p className="mt-1 mb-6 text-ink-500">{job}</p>
      {withdrawnId ? <WithdrawalForm id={withdrawnId} /> : <OfferForm />}
    </Card>
  );
}

const usePressedButton = () => useNavigation().formData?.get("intent");

function WithdrawalForm({ id }: { id: string }) {
  const reply = useActionData<typeof action>();
  const pressed = usePressedButton();
  const t = useTranslations("offers.console.withdrawal");
  return (
    <SubmitForm reply={reply} className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      <Field name="note" label={t("note")} optional>
        <Textarea rows={3} limit={1000} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        variant="danger"
        className="self-end"
        busy={pressed === "withdraw"}
      >
        {t("confirm")}
      </Button>
    </SubmitForm>
  );
}

function OfferForm() {
  const { applicant, draft, today, validUntil } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pressed = usePressedButton();
  const t = useTranslations("offers.console.form");
  return (
    <>
      {draft && (
        <Form method="post" id={removalForm}>
          <input type="hidden" name="id" value={draft.id} />
        </Form>
      )}
      <SubmitForm
        reply={reply}
        values={valuesOf(draft, validUntil)}
        encType="multipart/form-data"
        className="flex flex-col gap-5"
      >
        <DraftState />
        <NoAddress applicant={applicant} />
        <OfferFields today={today} />
        <DraftFile />
        <Field
          name="file"
          label={t(draft?.attributes.file ? "replace" : "file")}
          help={t("fileHelp")}
          optional
        >
          <FileInput extensions={offerFileExtensions} maxBytes={offerFileMaxBytes} />
        </Field>
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button type="submit" name="intent" value="draft" variant="secondary" busy={pressed === "draft"}>
            {t("save")}
          </Button>
          <Button type="submit" name="intent" value="now" busy={pressed === "now"}>
            {t("send")}
          </Button>
        </div>
      </SubmitForm>
    </>
  );
}

function valuesOf(draft: Offer | null, validUntil: string) {
  const names = [...offerFields, "version"] as const;
  if (draft) return Object.fromEntries(names.map((name) => [name, String(draft.attributes[name] ?? "")]));
  return {
    currency: "VND",
    probation: String(defaultProbation),
    probation_percent: "100",
    valid_until: validUntil,
  };
}

/** Hidden fields with the id and version of a draft. For a new offer, the browser stores the typed values instead. */
function DraftState() {
  const { draft } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const labelOf = useOfferLabel();
  const workspace = useWorkspace();
  const { applicantId = "" } = useParams();
  if (!draft) return <KeepsTyped name={`offer:${applicantId}`} />;
  return (
    <>
      <input type="hidden" name="id" value={draft.id} />
      <EditedNote
        edited={reply?.edited}
        saved={reply?.saved}
        labelOf={labelOf}
        intent={reply?.intent ?? ""}
        page={offerPaths.write(workspace, applicantId)}
      />
    </>
  );
}

function DraftFile() {
  const { draft } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const pressed = usePressedButton();
  const t = useTranslations("offers.console.form");
  if (!draft?.attributes.file) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <OfferFile file={draft.attributes.file} href={offerPaths.file(workspace, draft.id)} />
      <Button
        type="submit"
        name="intent"
        value="remove_file"
        variant="ghost"
        size="sm"
        icon="trash"
        form={removalForm}
        busy={pressed === "remove_file"}
      >
        {t("removeFile")}
      </Button>
    </div>
  );
}
