import type { ActionFunctionArgs } from "react-router";
import type { CallInput } from "#kit/contract.ts";
import { formOf, submit } from "#kit/page.ts";
import { bulkOrders } from "../../contract-bulk.ts";
import type { BulkEnded } from "../../parts/console/OrderBulkResult.tsx";
import { type BulkAction, bulkActions } from "../../terms.ts";

type Body = CallInput<typeof bulkOrders>["body"];

/** The action that undoes another one. Reopening is itself an undo. */
const undoOf: Partial<Record<BulkAction, BulkAction>> = {
  hold: "resume",
  resume: "hold",
  lose: "reopen",
  cancel: "reopen",
  change_lead: "change_lead",
  add_consultant: "remove_consultant",
  remove_consultant: "add_consultant",
};

/** Runs a bulk action (`bulk`) on the ticked orders (`ids`), or undoes the last one (`was`). */
export async function runBulk(args: ActionFunctionArgs): Promise<BulkEnded> {
  const posted = await formOf(args.request);
  const texts = (name: string) => posted.getAll(name).map(String);
  const isUndo = posted.get("bulk") === "undo";
  const name = String(posted.get(isUndo ? "was" : "bulk"));
  const action = bulkActions.find((each) => each === name);
  const bulk = isUndo && action ? undoOf[action] : action;
  if (!bulk) throw new Response(null, { status: 400 });
  const ids = texts("ids");
  const person = String(posted.get("person") ?? "") || null;
  const nothing: BulkEnded = { bulk, problem: null, done: [], refused: [], person, undone: isUndo };
  if (ids.length === 0) return { ...nothing, problem: "none" };
  const needsPerson = action === "change_lead" || action === "add_consultant";
  if (needsPerson && !person) return { ...nothing, problem: "person" };
  const field = (each: string) => String(posted.get(each) ?? "") || null;
  const fields = {
    reason_id: field("reason_id"),
    note: field("note"),
    lead_id: person,
    consultant_id: person,
  };
  if (!isUndo) return run(args, nothing, [{ ids, action: bulk, ...fields } as Body]);
  // Orders with different leads or reasons before are sent in separate requests.
  const [leads, reasons, notes] = [texts("lead"), texts("reason"), texts("reason_note")];
  const before = ids.map((id, at) => ({
    id,
    lead_id: leads[at] || null,
    reason_id: reasons[at] || null,
    note: notes[at] || null,
  }));
  const groups = Map.groupBy(before, ({ lead_id, reason_id, note }) =>
    JSON.stringify(bulk === "hold" ? [reason_id, note] : bulk === "change_lead" ? lead_id : null),
  );
  const bodies = [...groups.values()].map((rows) => {
    const { lead_id, reason_id, note } = rows[0]!;
    return { ids: rows.map(({ id }) => id), action: bulk, lead_id, reason_id, note, consultant_id: person };
  });
  return run(args, nothing, bodies as Body[]);
}

async function run(
  { context, request }: ActionFunctionArgs,
  nothing: BulkEnded,
  bodies: readonly Body[],
): Promise<BulkEnded> {
  const ended = { ...nothing };
  for (const body of bodies) {
    const outcome = await submit(context, request, bulkOrders, { body });
    if (!outcome.ok) return { ...ended, problem: outcome.errors[0]?.detail ?? "" };
    const { data } = outcome.data;
    ended.done = [
      ...ended.done,
      ...data.flatMap(({ id, before }) =>
        before ? [{ id, lead: before.lead_id, reason: before.reason_id, note: before.note }] : [],
      ),
    ];
    ended.refused = [
      ...ended.refused,
      ...data.flatMap(({ id, title, ok, detail }) => (ok ? [] : [{ id, title, reason: detail ?? "" }])),
    ];
  }
  return ended;
}
