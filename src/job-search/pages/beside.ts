import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type DetailData, loadDetail } from "./detail-data.ts";

/** A job to be shown beside a list (parts/JobBeside). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return { job: await loadDetail({ context, request }, params.slug ?? "") };
}

/** A job that does not come, because it is gone or the net is, leaves the list as it is. */
export async function clientLoader({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<{ job: DetailData | null }> {
  return serverLoader<typeof loader>().catch(() => ({ job: null }));
}
