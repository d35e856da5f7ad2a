import { type ActionFunctionArgs, redirect } from "react-router";
import { byField, formOf, submit } from "#kit/page.ts";
import { create, update } from "../../contract.ts";
import type { Refused } from "../../parts/console/JobForm.tsx";
import { consolePaths } from "../../paths.ts";
import { bodyOf, byBox, readForm } from "./form-data.ts";

/** For actions: saves what a job form posted and goes on, or answers what must be mended. */
export async function saveJob({ context, request, params }: ActionFunctionArgs): Promise<Refused> {
  const form = await formOf(request);
  const intent = form.get("intent");
  const values = readForm(form);
  const fields = bodyOf(values);
  const companyId = Number(params.companyId);
  const body = intent === "save" ? fields : { ...fields, draft: intent === "draft" };
  const outcome = params.jobId
    ? await submit(context, request, update, { params: { id: Number(params.jobId) }, body })
    : await submit(context, request, create, { body });
  if (!outcome.ok) return { values, errors: byBox(byField(outcome.faults)), whole: intent === "submit" };
  const { id, attributes } = outcome.data.data;
  if (intent === "draft") throw redirect(`${consolePaths.edit(companyId, id)}?saved`);
  const news = attributes.display_state === "reviewing" ? "submitted" : "saved";
  throw redirect(`${consolePaths.preview(companyId, id)}?${news}`);
}
