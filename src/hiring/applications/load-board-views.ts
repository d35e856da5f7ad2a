import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageUrl } from "#kit/page.ts";
import { viewAddress } from "#people/saved-views/list-paths.ts";
import { loadViews } from "#people/saved-views/load-views.ts";

/**
 * Loads the saved views of the board and the table of a job.
 * @throws Response a redirect from the bare address of the page to the viewer's default view
 */
export async function loadBoardViews(loading: Pick<LoaderFunctionArgs, "context" | "request">) {
  const rows = await loadViews(loading, "applicants");
  const { pathname, search } = pageUrl(loading.request);
  const first = rows.find(({ is_default }) => is_default);
  if (search === "" && first) throw redirect(viewAddress("applicants", first, pathname));
  return rows;
}
export type BoardViews = Awaited<ReturnType<typeof loadBoardViews>>;
