import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { quickSearch } from "../../contract.ts";

/** Returns the jobs and applicants that match the keyword of the address; empty lists without a keyword. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const keyword = (new URL(request.url).searchParams.get("keyword") ?? "").trim().slice(0, 100);
  if (keyword === "") return { keyword, jobs: [], applicants: [] };
  return { keyword, ...(await load(context, request, quickSearch, { query: { keyword } })).data.attributes };
}
