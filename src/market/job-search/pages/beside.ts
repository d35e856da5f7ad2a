import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type DetailData, loadDetail } from "./detail-data.ts";

/** Loads a job that is shown beside a list (parts/JobBeside). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return { job: await loadDetail({ context, request }, params.slug ?? "") };
}

/** A job that cannot be loaded, because it is gone or the device is offline, leaves the list unchanged. */
export async function clientLoader({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<{ job: DetailData | null }> {
  return serverLoader<typeof loader>().catch(() => ({ job: null }));
}
