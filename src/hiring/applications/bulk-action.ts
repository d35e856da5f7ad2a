import type { ActionFunctionArgs } from "react-router";
import type { CallInput } from "#kit/contract.ts";
import { submitInParts } from "#kit/in-parts.ts";
import { bulk, bulkMost } from "./contract-bulk.ts";
import type { Handled } from "./parts/console/Handled.tsx";

const intents = ["move", "reject", "undo", "silence", "owner", "tag", "untag"] as const;
type Intent = (typeof intents)[number];

/** The value of the owner's field for no owner. */
const noOwner = "none";

/** Returns the field that is missing for an intent, without which nothing is done. */
function missingOf(intent: Intent, posted: FormData): Handled["missing"] {
  if (posted.getAll("ids").length === 0) return "applicants";
  if (intent === "move" && !posted.get("job_stage_id")) return "stage";
  if (intent === "reject" && !posted.get("reason_id")) return "reason";
  if (intent === "owner" && !posted.get("owner_id")) return "owner";
  return (intent === "tag" || intent === "untag") && !String(posted.get("tag") ?? "").trim() ? "tag" : null;
}

/** Returns the body of the API's call for an intent other than undoing. */
function bodyOf(intent: Exclude<Intent, "undo" | "silence">, posted: FormData): object {
  const field = (name: string) => posted.get(name);
  if (intent === "move") return { action: intent, job_stage_id: field("job_stage_id") };
  if (intent === "reject")
    return { action: intent, reason_id: field("reason_id"), note: field("note"), words: field("words") };
  if (intent !== "owner") return { action: intent, tag: field("tag") };
  return { action: intent, owner_id: field("owner_id") === noOwner ? null : field("owner_id") };
}

/** Runs the posted action (`intent`) on the selected applicants (`ids`), of any number, in requests of at most `bulkMost`. */
export async function handleTicked(args: ActionFunctionArgs, posted: FormData): Promise<Handled> {
  const texts = (name: string) => posted.getAll(name).map(String);
  const ids = texts("ids");
  const intent = intents.find((name) => name === posted.get("intent")) ?? "move";
  const missing = missingOf(intent, posted);
  // The form of a rejection has a field for a note; the bar of actions has none.
  const nothing: Handled = { intent, missing, isReasonForm: posted.has("note"), ids, done: [], refused: [] };
  if (missing) return nothing;
  const run = runner(args);
  if (intent !== "undo" && intent !== "silence") {
    // The stage in which the page showed each applicant, as `id:stage`.
    const seen = new Map(texts("seen").map((text) => text.split(":") as [string, string]));
    const body = bodyOf(intent, posted);
    // Owner and tags do not depend on the stage.
    const checks = (intent === "move" || intent === "reject") && ids.every((id) => seen.has(id));
    return {
      ...nothing,
      ...(await run(ids, (part) => ({
        ...body,
        ...(checks && { from_job_stage_ids: part.map((id) => seen.get(id)) }),
      }))),
    };
  }
  if (intent === "silence")
    return { ...nothing, ...(await run(texts("emailed"), () => ({ action: "silence" }))) };
  if (posted.get("was") === "reject")
    return { ...nothing, ...(await run(ids, () => ({ action: "restore" }))) };
  // Undoing a move: each applicant returns to its stage and index, the last moved first.
  const [from, indexes] = [texts("from"), texts("index")];
  const stood = new Map(
    ids.map((id, at) => [id, { stage: from[at] ?? "", index: Number(indexes[at]) || 0 }]),
  );
  const back = Map.groupBy(ids.toReversed(), (id) => stood.get(id)?.stage ?? "");
  const undone = { ...nothing };
  for (const [stage, some] of back) {
    const { done, refused } = await run(some, (part) => ({
      action: "move",
      job_stage_id: stage,
      new_indexes: part.map((id) => stood.get(id)?.index ?? 0),
    }));
    undone.done = [...undone.done, ...done];
    undone.refused = [...undone.refused, ...refused];
  }
  return undone;
}

/** Returns a function that calls the API for parts of the ids, and joins the results. */
function runner(args: ActionFunctionArgs) {
  return async (some: readonly string[], bodyOf: (part: string[]) => object) => {
    const most = { ids: some, most: bulkMost };
    const { answers, failed } = await submitInParts(args, bulk, most, (part) => {
      const body = { ids: part, ...bodyOf(part) };
      return { params: { id: args.params.jobId ?? "" }, body } as CallInput<typeof bulk>;
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
}
