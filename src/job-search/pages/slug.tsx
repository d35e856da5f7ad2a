import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isJobSlug, jobsPath } from "#jobs/paths.ts";
import type { Packed } from "../parts/packed.ts";
import { remotePath } from "../paths.ts";
import { type DetailData, loadDetail } from "./detail-data.ts";
import { type ListData, loadList } from "./list-data.ts";

// Each brings its own code; who reads a job needs none of the list's.
const loadJob = () => import("./detail.tsx");
const loadSearch = () => import("./ListView.tsx").then(({ ListView }) => ({ default: ListView }));
let JobDetail: Awaited<ReturnType<typeof loadJob>>["default"] = lazy(loadJob) as never;
let JobList: Awaited<ReturnType<typeof loadSearch>>["default"] = lazy(loadSearch) as never;

// A page that arrives as a document has its code before React takes over what the server sent, so that it is done in one go.
const [, path = "", slug = ""] = import.meta.env.SSR ? [] : window.location.pathname.split("/");
const isHere = [...Object.values(jobsPath), ...Object.values(remotePath)].some((own) => own === `/${path}`);
if (isHere && isJobSlug(slug)) JobDetail = (await loadJob()).default;
else if (isHere) JobList = (await loadSearch()).default;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  return isJobSlug(slug)
    ? { job: await loadDetail({ context, request }, slug, { withQuick: true }) }
    : { list: await loadList({ context, request }, { slug }) };
}

/** What stands under /jobs/: a job by the id at its end, or the search that the words name (spec §2). */
export default function JobOrSearch() {
  const { job, list } = useLoaderData<{ job?: DetailData; list?: Packed<ListData> }>();
  if (job) return <JobDetail data={job} />;
  return list ? <JobList packed={list} /> : null;
}
