import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { deskSearch, quickSearch } from "../../contract.ts";

const noDesk = { clients: [], orders: [], people: [] };

/** Returns the jobs and applicants, for consultants also the clients, job orders and people, that match the keyword of the address; empty lists without a keyword. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const keyword = (new URL(request.url).searchParams.get("keyword") ?? "").trim().slice(0, 100);
  if (keyword === "") return { keyword, jobs: [], applicants: [], ...noDesk };
  const query = { keyword };
  const [found, desk] = await Promise.all([
    load(context, request, quickSearch, { query }),
    "agency" in workspaceOf(context) ? load(context, request, deskSearch, { query }) : null,
  ]);
  return { keyword, ...found.data.attributes, ...(desk?.data.attributes ?? noDesk) };
}
