import type { ActionFunctionArgs } from "react-router";
import { formOf, submit } from "#kit/page.ts";
import { remove, update } from "../../contract.ts";
import { type ActionResult, changeOf, jobActions } from "../../parts/console/actions.ts";

/** For actions: does what an author pressed (`do`, `id`), from a form's fields or from its address. */
export async function runJobAction(
  { context, request }: ActionFunctionArgs,
  form?: FormData,
): Promise<ActionResult | null> {
  const given = new URL(request.url).searchParams;
  for (const [name, value] of form ?? (await formOf(request)))
    if (typeof value === "string") given.set(name, value);
  const action = jobActions.find((known) => known === given.get("do"));
  if (!action) return null;
  const job = { id: given.get("id") ?? "", title: given.get("title") ?? "" };
  const params = { id: Number(job.id) };
  const outcome =
    action === "delete"
      ? await submit(context, request, remove, { params })
      : await submit(context, request, update, { params, body: changeOf[action] });
  if (!outcome.ok) return { ok: false, action, job, reason: outcome.errors[0]?.detail ?? "" };
  const state = outcome.data?.data.attributes.display_state ?? null;
  return { ok: true, action, job, state, undone: given.has("undone") };
}
