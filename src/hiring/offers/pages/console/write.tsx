import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { readForm } from "#kit/form.ts";
import { formOf, leave, load, pageServices, perform, submit } from "#kit/page.ts";
import { amountOf } from "#market/jobs/parts/console/typed-job.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { Card } from "#ui/Card.tsx";
import { editedIn } from "#ui/form/edited.ts";
import {
  applicantOffers,
  attachFile,
  cancelOffer,
  createOffer,
  editOffer,
  removeFile,
  sendOffer,
} from "../../contract.ts";
import { previewOffer } from "../../contract-template.ts";
import OfferForm, { type OfferReply } from "../../parts/console/OfferForm.tsx";
import { offerPaths } from "../../paths.ts";
import { validDays } from "../../terms.ts";

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
    id: applicant.id,
    name,
    job: job.title,
    applicant: { email, identity_hidden },
    draft,
    withdrawn: new URL(request.url).searchParams.get("withdraw"),
    today,
    validUntil: addDays(today, validDays.usual),
  };
}

export async function action({
  context,
  params,
  request,
}: ActionFunctionArgs): Promise<OfferReply | { done: string }> {
  const at = { params: { id: params.applicantId ?? "" } };
  const back = applicantPaths.detail(workspaceOf(context), at.params.id);
  const posted = await formOf(request);
  const intent = String(posted.get("intent"));
  const one = { params: { id: String(posted.get("id") ?? "") } };
  if (intent === "send") {
    await perform(context, request, sendOffer, one);
    return leave(request, back, "sent");
  }
  if (intent === "withdraw") {
    const form = await readForm(posted, cancelOffer.body);
    const outcome = await submit(context, request, cancelOffer, { ...one, body: form.values });
    if (outcome.ok) return leave(request, back, "withdrawn");
    return form.reply(outcome.errors);
  }
  if (intent === "remove_file") {
    await perform(context, request, removeFile, one);
    return leave(request, offerPaths.write(workspaceOf(context), at.params.id), "removed");
  }
  const form = await readForm(posted, editOffer.body, attachFile.files);
  const file = form.file("file");
  const sends = intent === "now";
  // An offer with a file is sent after the upload, because a refused file must not leave a sent offer without it.
  const { version, ...fields } = form.values;
  const typed = fields.monthly_salary;
  const monthly_salary = (typeof typed === "string" && amountOf(typed)) || typed;
  if (intent === "preview") {
    const shown = await submit(context, request, previewOffer, {
      ...at,
      body: { ...fields, monthly_salary },
    });
    return shown.ok ? { ...form.reply([]), preview: shown.data.data.attributes } : form.reply(shown.errors);
  }
  const body = { ...fields, monthly_salary, send: sends && !file };
  const saved = posted.has("id")
    ? await submit(context, request, editOffer, { ...one, body: { ...body, version } })
    : await submit(context, request, createOffer, { ...at, body });
  if (!saved.ok) {
    const edited = editedIn(saved);
    return { ...form.reply(edited ? [] : saved.errors), edited, intent };
  }
  const done = sends ? "sent" : "saved";
  if (!file) return leave(request, back, done);
  const draft = { params: { id: saved.data.data.id } };
  const attached = await submit(context, request, attachFile, { ...draft, files: { file } });
  const savedVersion = { saved: saved.data.data.attributes.version };
  if (!attached.ok) return { ...form.reply(attached.errors), ...savedVersion };
  const sent = sends ? await submit(context, request, sendOffer, draft) : attached;
  if (sent.ok) return leave(request, back, done);
  return { ...form.reply(sent.errors), ...savedVersion };
}

/** The page that writes, sends or withdraws an offer. */
export default function WriteOffer() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslations("offers.console");
  const { name, job, withdrawn } = data;
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{`${t("form.title", { name })} · Sen`}</title>
      <h1 className="text-xl font-semibold break-words">
        {t(withdrawn ? "withdrawal.title" : "form.title", { name })}
      </h1>
      <p className="mt-1 mb-6 text-ink-500">{job}</p>
      <OfferForm data={data} />
    </Card>
  );
}
