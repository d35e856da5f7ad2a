import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { personMarks } from "./contract-facts.ts";
import type { MarksOfPerson } from "./parts/console/Marks.tsx";

/** Returns the marks of people by their ids, in the console of an agency; companies have none. */
export async function loadMarks(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  ids: readonly string[],
): Promise<Record<string, MarksOfPerson>> {
  if ("company" in workspaceOf(context) || ids.length === 0) return {};
  const { data } = await load(context, request, personMarks, { query: { candidate_ids: ids.join(",") } });
  return Object.fromEntries(data.map(({ id, attributes }) => [id, attributes]));
}
