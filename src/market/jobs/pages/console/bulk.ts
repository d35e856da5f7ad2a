import type { ActionFunctionArgs } from "react-router";
import { submit } from "#kit/page.ts";
import { bulk } from "../../contract-bulk.ts";
import type { BulkEnded } from "../../parts/console/BulkResult.tsx";
import { bulkActions } from "../../terms.ts";

/** For actions: executes a bulk action (`bulk`) on the ticked jobs (`ids`). */
export async function runBulk(
  { context, request }: ActionFunctionArgs,
  form: FormData,
): Promise<BulkEnded | null> {
  const bulkAction = bulkActions.find((name) => name === form.get("bulk"));
  if (!bulkAction) return null;
  const ids = form.getAll("ids").map(String);
  const nothing = { bulk: bulkAction, done: [], inReview: 0, refused: [], undone: form.has("undone") };
  if (ids.length === 0) return { ...nothing, problem: "none" };
  const outcome = await submit(context, request, bulk, {
    body: {
      ids,
      action: bulkAction,
      ...(bulkAction === "extend" && { days: form.get("days") as never }),
      ...(bulkAction === "change_owner" && { owner_id: String(form.get("owner_id") ?? "") || null }),
    },
  });
  if (!outcome.ok) return { ...nothing, problem: outcome.errors[0]?.detail ?? "" };
  const { data } = outcome.data;
  const done = data.filter(({ ok }) => ok);
  return {
    ...nothing,
    problem: null,
    done: done.map(({ id }) => id),
    inReview: done.filter(({ display_state }) => display_state === "reviewing").length,
    refused: data.flatMap(({ id, title, ok, detail }) => (ok ? [] : [{ id, title, reason: detail ?? "" }])),
  };
}
