import type { ActionFunctionArgs } from "react-router";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { formOf, leave, perform, submit } from "#kit/page.ts";
import { amountOf } from "#market/jobs/parts/console/typed-job.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { editedIn } from "#ui/form/edited.ts";
import { attachFile, cancelOffer, createOffer, editOffer, removeFile, sendOffer } from "../../contract.ts";
import { askApproval, decideApproval } from "../../contract-approval.ts";
import { previewOffer } from "../../contract-template.ts";
import type { OfferReply } from "../../parts/console/OfferForm.tsx";
import { offerPaths } from "../../paths.ts";

/** Sends, approves or withdraws an offer, removes its file, or stores what was typed. */
export async function writeOffer({
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
  // The button of the card posts the id alone; the button of the form posts the terms too, which are saved first.
  if (intent === "ask" && !posted.has("monthly_salary")) {
    await perform(context, request, askApproval, one);
    return leave(request, back, "asked");
  }
  if (intent === "approve" || intent === "refuse") {
    const { values } = await readForm(posted, decideApproval.body);
    await perform(context, request, decideApproval, { ...one, body: { ...values, decision: intent } });
    return leave(request, back, intent === "approve" ? "approved" : "refused");
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
  return store(context, request, { posted, intent, id: at.params.id });
}

/** Stores the typed terms, or shows their letter, and sends the offer or asks for its approval if that was pressed. */
async function store(
  context: ActionFunctionArgs["context"],
  request: Request,
  { posted, intent, id }: { posted: FormData; intent: string; id: string },
): Promise<OfferReply | { done: string }> {
  const at = { params: { id } };
  const one = { params: { id: String(posted.get("id") ?? "") } };
  const back = applicantPaths.detail(workspaceOf(context), id);
  const form = await readForm(posted, editOffer.body, attachFile.files);
  const file = form.file("file");
  const [sends, asks] = [intent === "now", intent === "ask"];
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
  const done = sends ? "sent" : asks ? "asked" : "saved";
  if (!file && !asks) return leave(request, back, done);
  const draft = { params: { id: saved.data.data.id } };
  const attached = file ? await submit(context, request, attachFile, { ...draft, files: { file } }) : saved;
  const savedVersion = { saved: saved.data.data.attributes.version };
  if (!attached.ok) return { ...form.reply(attached.errors), ...savedVersion };
  const sent = sends
    ? await submit(context, request, sendOffer, draft)
    : asks
      ? await submit(context, request, askApproval, draft)
      : attached;
  if (sent.ok) return leave(request, back, done);
  return { ...form.reply(sent.errors), ...savedVersion };
}
