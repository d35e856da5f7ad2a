import type { RouterContextProvider } from "react-router";
import { pageUrl } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { isPageOfJob } from "../../list-paths.ts";
import { isJobList, type ListName, listNames } from "../../terms.ts";

/**
 * Returns the list that the address names, and for a list that belongs to a job its page.
 * @throws Response 404 for an unknown list, one that the viewer's workspace does not have, or without the page of a job
 */
export function listOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { list: ListName; at: string | undefined } {
  const { searchParams } = pageUrl(request);
  const list = listNames.find((name) => name === searchParams.get("list"));
  const at = searchParams.get("at") ?? "";
  if (!list) throw new Response(null, { status: 404 });
  if (isJobList(list) && isPageOfJob(at)) return { list, at };
  if (isJobList(list) || companyOf(workspaceOf(context))) throw new Response(null, { status: 404 });
  return { list, at: undefined };
}
