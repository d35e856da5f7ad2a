import { type ActionFunctionArgs, redirect } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { create, update } from "../../contract.ts";
import { consolePaths } from "../../paths.ts";
import { bodyOf } from "./job-body.ts";

/** For actions: saves what a job form posted and goes on, or answers what must be corrected. */
export async function saveJob({ context, request, params }: ActionFunctionArgs): Promise<FormReply> {
  const form = await readForm(request, create.body);
  if (form.rows) return form.rows;
  const intent = form.text("intent");
  const fields = bodyOf(form.values);
  const companyId = Number(params.companyId);
  const body = { ...fields, draft: intent === "save" ? undefined : intent === "draft" };
  const outcome = params.jobId
    ? await submit(context, request, update, { params: { id: Number(params.jobId) }, body })
    : await submit(context, request, create, { body });
  if (!outcome.ok) return form.reply(outcome.errors);
  const { id, attributes } = outcome.data.data;
  if (intent === "draft") throw redirect(`${consolePaths.edit(companyId, id)}?saved`);
  const news = attributes.display_state === "reviewing" ? "submitted" : "saved";
  throw redirect(`${consolePaths.preview(companyId, id)}?${news}`);
}
