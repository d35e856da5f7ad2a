import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isJobSlug } from "#market/jobs/slug.ts";
import type { Packed } from "../parts/packed.ts";
import { jobsPath, remotePath } from "../paths.ts";
import { type DetailData, loadDetail } from "./detail-data.ts";
import { type ListData, loadList } from "./list-data.ts";

// Each component loads its own code: the page of a job does not need the code of the list.
const loadJob = () => import("./detail.tsx");
const loadSearch = () => import("./ListView.tsx").then(({ ListView }) => ({ default: ListView }));
let JobDetail: Awaited<ReturnType<typeof loadJob>>["default"] = lazy(loadJob) as never;
let JobList: Awaited<ReturnType<typeof loadSearch>>["default"] = lazy(loadSearch) as never;

// On a full page load, the page's code is loaded before React hydrates the document, so that hydration is done in one
// pass.
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

/**
 * The page under /jobs/: a job, by the id at the end of the address, or the search that its words describe
 * (spec §2).
 */
export default function JobOrSearch() {
  const { job, list } = useLoaderData<{ job?: DetailData; list?: Packed<ListData> }>();
  if (job) return <JobDetail data={job} />;
  return list ? <JobList packed={list} /> : null;
}
