import type { ActionFunctionArgs } from "react-router";
import { formOf, submit } from "#kit/page.ts";
import { hide, remove, unhide, update } from "../../contract.ts";
import { bulk } from "../../contract-bulk.ts";
import { type ActionResult, changeOf, jobActions } from "../../parts/console/actions.ts";
import { usualExtension } from "../../terms.ts";

/** For actions: executes the action that an author chose (`do`, `id`), read from a form's fields or from its address. */
export async function runJobAction(
  { context, request }: ActionFunctionArgs,
  form?: FormData,
): Promise<ActionResult | null> {
  const values = new URL(request.url).searchParams;
  for (const [name, value] of form ?? (await formOf(request)))
    if (typeof value === "string") values.set(name, value);
  const action = jobActions.find((name) => name === values.get("do"));
  if (!action) return null;
  const job = { id: values.get("id") ?? "", title: values.get("title") ?? "" };
  const params = { id: Number(job.id) };
  const undone = values.has("undone");
  if (action === "extend") {
    const outcome = await submit(context, request, bulk, {
      body: { ids: [job.id], action, days: usualExtension },
    });
    const ended = outcome.ok ? outcome.data.data[0] : null;
    if (ended?.ok) return { ok: true, action, job, state: ended.display_state, undone };
    return { ok: false, action, job, reason: (outcome.ok ? ended : outcome.errors[0])?.detail ?? "" };
  }
  const outcome =
    action === "delete"
      ? await submit(context, request, remove, { params })
      : action === "hide"
        ? await submit(context, request, hide, { params })
        : action === "unhide"
          ? await submit(context, request, unhide, { params })
          : await submit(context, request, update, { params, body: changeOf[action] });
  if (!outcome.ok) return { ok: false, action, job, reason: outcome.errors[0]?.detail ?? "" };
  const state = outcome.data?.data.attributes.display_state ?? null;
  return { ok: true, action, job, state, undone };
}
