import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isJobSlug } from "#jobs/paths.ts";
import { loadDetail } from "./detail-data.ts";
import { loadList } from "./list-data.ts";

// Each brings its own code; who reads a job needs none of the list's.
const loadJob = () => import("./detail.tsx");
const loadSearch = () => import("./ListView.tsx").then(({ ListView }) => ({ default: ListView }));
let JobDetail: Awaited<ReturnType<typeof loadJob>>["default"] = lazy(loadJob) as never;
let JobList: Awaited<ReturnType<typeof loadSearch>>["default"] = lazy(loadSearch) as never;

// A page that arrives as a document has its code before React takes over what the server sent, so that it is done in one go.
const shown = import.meta.env.SSR ? null : /^\/(?:jobs|viec-lam)\/([^/]+)\/?$/.exec(window.location.pathname);
if (shown?.[1] && isJobSlug(shown[1])) JobDetail = (await loadJob()).default;
else if (shown) JobList = (await loadSearch()).default;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  return isJobSlug(slug)
    ? { job: await loadDetail({ context, request }, slug) }
    : { list: await loadList({ context, request }, { slug }) };
}

/** What stands under /jobs/: a job by the id at its end, or the search that the words name (spec §2). */
export default function JobOrSearch() {
  const data = useLoaderData<typeof loader>();
  return data.job ? <JobDetail data={data.job} /> : <JobList packed={data.list} />;
}
