import { type ActionFunctionArgs, redirect } from "react-router";
import type { ApiFieldError } from "#kit/call.ts";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { editedIn } from "#ui/form/edited.ts";
import { consolePaths } from "../../console-paths.ts";
import { create, update } from "../../contract.ts";
import { createForClient } from "../../contract-agency.ts";
import { createJobTemplate } from "../../contract-templates.ts";
import type { JobReply } from "../../parts/console/JobForm.tsx";
import { templateNameMax } from "../../terms.ts";
import { bodyOf } from "./job-body.ts";

/**
 * The body and further fields of the form: the version of the job on which the edit is based, the name of a new template, and the
 * client of an agency's new job.
 */
const formFields = create.body.safeExtend({
  version: update.body.shape.version,
  template_name: createJobTemplate.body.shape.name,
  client_id: createForClient.body.shape.client_id,
});

/** For actions: saves a posted job form and redirects, or returns the errors. */
export async function saveJob({ context, request, params }: ActionFunctionArgs): Promise<JobReply> {
  const form = await readForm(request, formFields);
  if (form.rows) return form.rows;
  const intent = form.text("intent");
  const fields = bodyOf(form.values);
  if (intent === "template") {
    const name = form.text("template_name").trim() || (fields.title ?? "").slice(0, templateNameMax);
    const saved = await submit(context, request, createJobTemplate, { body: { ...fields, name } });
    if (saved.ok) return { ...form.reply([], ["template_name"]), template: saved.data.data.attributes.name };
    return form.reply(saved.errors.map(atTemplateName));
  }
  const workspace = workspaceOf(context);
  const body = { ...fields, draft: intent === "save" ? undefined : intent === "draft" };
  const outcome = params.jobId
    ? await submit(context, request, update, { params: { id: Number(params.jobId) }, body }, [403, 404])
    : "company" in workspace
      ? await submit(context, request, create, { body })
      : await submit(context, request, createForClient, {
          body: { ...body, client_id: form.text("client_id") },
        });
  if (!outcome.ok) {
    const edited = editedIn(outcome);
    return edited ? { ...form.reply([]), edited: { ...edited, intent } } : form.reply(outcome.errors);
  }
  const { id, attributes } = outcome.data.data;
  if (intent === "draft") throw redirect(`${consolePaths.edit(workspace, id)}?saved`);
  const news = attributes.display_state === "reviewing" ? "submitted" : "saved";
  throw redirect(`${consolePaths.preview(workspace, id)}?${news}`);
}

/** The template's name has another field name in the form of the job. */
function atTemplateName(error: ApiFieldError): ApiFieldError {
  return error.source?.pointer === "/name" ? { ...error, source: { pointer: "/template_name" } } : error;
}
