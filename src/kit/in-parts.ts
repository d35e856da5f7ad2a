import type { ActionFunctionArgs } from "react-router";
import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";
import { submit } from "./page.ts";

/**
 * The results of calls that each handled a part: their answers, and the ids of failed calls with the reason.
 */
export interface InParts<Answer> {
  answers: Answer[];
  failed: { id: string; detail: string }[];
}

/**
 * Handles more ids in an action than one API call accepts, one part after another. A failed call does not
 * affect the others.
 * @throws like `submit`, when nothing was done yet
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

/** Returns the API's text of an error that `submit` threw; empty for a redirect to the login page. */
function textOf(error: unknown): string {
  return (error as { data?: { text?: string | null } | null }).data?.text ?? "";
}
