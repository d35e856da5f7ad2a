import type { LoaderFunctionArgs } from "react-router";
import type { CallInput } from "#kit/contract.ts";
import { load } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { ownDetail, ownList } from "../../contract.ts";
import { agencyDetail, agencyList } from "../../contract-agency.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads a job of the viewer's workspace. */
export async function loadOwnJob({ context, request }: Args, id: number | string | undefined) {
  const params = { id: Number(id) };
  return "company" in workspaceOf(context)
    ? load(context, request, ownDetail, { params })
    : load(context, request, agencyDetail, { params, query: { view: "own" } });
}

/** Loads a page of the jobs of the viewer's workspace. */
export async function loadOwnJobs(
  { context, request }: Args,
  query: NonNullable<CallInput<typeof ownList>["query"]>,
) {
  return "company" in workspaceOf(context)
    ? load(context, request, ownList, { query })
    : load(context, request, agencyList, { query: { ...query, view: "own" } });
}
