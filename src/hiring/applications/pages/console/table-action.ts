import type { ActionFunctionArgs } from "react-router";
import type { CallInput } from "#kit/contract.ts";
import { submitInParts } from "#kit/in-parts.ts";
import { bulk, bulkMost } from "../../contract-bulk.ts";
import type { Handled } from "../../parts/console/Handled.tsx";

const intents = ["move", "reject", "undo", "silence"] as const;

/** Runs the posted action (`intent`) on the selected applicants (`ids`), of any number, in requests of at most `bulkMost`. */
export async function handleTicked(args: ActionFunctionArgs, posted: FormData): Promise<Handled> {
  const texts = (name: string) => posted.getAll(name).map(String);
  const ids = texts("ids");
  const intent = intents.find((name) => name === posted.get("intent")) ?? "move";
  const missing =
    ids.length === 0
      ? "applicants"
      : intent === "move" && !posted.get("job_stage_id")
        ? "stage"
        : intent === "reject" && !posted.get("reason_id")
          ? "reason"
          : null;
  // The form of a rejection has a field for a note; the bar of actions has none.
  const nothing: Handled = { intent, missing, isReasonForm: posted.has("note"), ids, done: [], refused: [] };
  if (missing) return nothing;
  const run = async (some: readonly string[], body: object, indexOf?: (id: string) => number) => {
    const most = { ids: some, most: bulkMost };
    const { answers, failed } = await submitInParts(args, bulk, most, (part) => {
      return {
        params: { id: args.params.jobId ?? "" },
        body: { ids: part, ...body, ...(indexOf && { new_indexes: part.map(indexOf) }) },
      } as CallInput<typeof bulk>;
    });
    const items = answers.flatMap(({ data }) => data);
    return {
      done: items.flatMap(({ id, ok, from_job_stage_id: from, from_index: index, email_at }) =>
        ok ? [{ id, from: from ?? "", index: index ?? 0, emails: email_at !== null }] : [],
      ),
      refused: [
        ...items.flatMap(({ id, ok, detail }) => (ok ? [] : [{ id, reason: detail ?? "" }])),
        ...failed.map(({ id, detail }) => ({ id, reason: detail })),
      ],
    };
  };
  if (intent === "move")
    return { ...nothing, ...(await run(ids, { action: "move", job_stage_id: posted.get("job_stage_id") })) };
  if (intent === "reject") {
    const body = { action: "reject", reason_id: posted.get("reason_id"), note: posted.get("note") };
    return { ...nothing, ...(await run(ids, body)) };
  }
  if (intent === "silence") return { ...nothing, ...(await run(texts("emailed"), { action: "silence" })) };
  if (posted.get("was") === "reject") return { ...nothing, ...(await run(ids, { action: "restore" })) };
  // Undoing a move: each applicant returns to its stage and index, the last moved first.
  const [from, indexes] = [texts("from"), texts("index")];
  const stood = new Map(
    ids.map((id, at) => [id, { stage: from[at] ?? "", index: Number(indexes[at]) || 0 }]),
  );
  const back = Map.groupBy(ids.toReversed(), (id) => stood.get(id)?.stage ?? "");
  const undone = { ...nothing };
  for (const [stage, some] of back) {
    const { done, refused } = await run(
      some,
      { action: "move", job_stage_id: stage },
      (id) => stood.get(id)?.index ?? 0,
    );
    undone.done = [...undone.done, ...done];
    undone.refused = [...undone.refused, ...refused];
  }
  return undone;
}
