import type { ActionFunctionArgs } from "react-router";
import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";
import { submit } from "./page.ts";

/** What became of calls that took a part each: their answers, and for whom a call failed, with its reason. */
export interface InParts<Answer> {
  answers: Answer[];
  failed: { id: string; detail: string }[];
}

/**
 * For actions: handles more at once than a call of the API takes, one part after another. A call that fails takes nothing from
 * the others.
 * @throws as `submit` does, as long as nothing was done
 */
export async function submitInParts<E extends Endpoint>(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  endpoint: E,
  { ids, most }: { ids: readonly string[]; most: number },
  inputOf: (ids: string[]) => CallInput<E>,
): Promise<InParts<AnswerOf<E>>> {
  const answers: AnswerOf<E>[] = [];
  const failed: InParts<never>["failed"] = [];
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += most) {
    const part = all.slice(from, from + most);
    const outcome = await submit(context, request, endpoint, inputOf(part)).catch((error: unknown) => {
      if (answers.length === 0) throw error;
      return { ok: false, errors: [{ detail: textOf(error) }] } as const;
    });
    if (outcome.ok) answers.push(outcome.data);
    else failed.push(...part.map((id) => ({ id, detail: outcome.errors[0]?.detail ?? "" })));
  }
  return { answers, failed };
}

/** The API's words in what `submit` throws; none in the way to the log-in page. */
function textOf(error: unknown): string {
  return (error as { data?: { text?: string | null } | null }).data?.text ?? "";
}
