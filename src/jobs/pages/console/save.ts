import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { create, update } from "../../contract.ts";
import type { EditedJob } from "../../parts/console/EditedNote.tsx";
import type { JobReply } from "../../parts/console/JobForm.tsx";
import { consolePaths } from "../../paths.ts";
import { bodyOf } from "./job-body.ts";

/** The fields of the form of a stored job: the same, with the version that it began with. */
const edited = create.body.safeExtend({ version: update.body.shape.version });

/** For actions: saves what a job form posted and goes on, or answers what must be corrected. */
export async function saveJob({ context, request, params }: ActionFunctionArgs): Promise<JobReply> {
  const form = await readForm(request, params.jobId ? edited : create.body);
  if (form.rows) return form.rows;
  const intent = form.text("intent");
  const fields = bodyOf(form.values);
  const companyId = Number(params.companyId);
  const body = { ...fields, draft: intent === "save" ? undefined : intent === "draft" };
  const outcome = params.jobId
    ? await submit(context, request, update, { params: { id: Number(params.jobId) }, body }, [403, 404])
    : await submit(context, request, create, { body });
  if (!outcome.ok) {
    if (outcome.errors[0]?.code !== "job_edited") return form.reply(outcome.errors);
    const now = outcome.meta.now as Omit<EditedJob, "intent">;
    return { ...form.reply([]), edited: { ...now, intent } };
  }
  const { id, attributes } = outcome.data.data;
  if (intent === "draft") throw redirect(`${consolePaths.edit(companyId, id)}?saved`);
  const news = attributes.display_state === "reviewing" ? "submitted" : "saved";
  throw redirect(`${consolePaths.preview(companyId, id)}?${news}`);
}
