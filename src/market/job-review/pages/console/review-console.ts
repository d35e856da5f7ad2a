import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import { pageServices, submit } from "#kit/page.ts";
import { adminGroups, consultantGroups } from "#market/jobs/policy.ts";
import { adminReview, consultantReview } from "../../contract.ts";
import { reviewPaths } from "../../paths.ts";

/** Returns the endpoints, tabs and addresses of the viewer's console; both consoles share the pages. */
export function reviewConsole(context: Readonly<RouterContextProvider>) {
  const { viewer } = context.get(pageServices) as { viewer: { kind: string } | null };
  return viewer?.kind === "admin"
    ? ({ kind: "admin", api: adminReview, groups: adminGroups, home: reviewPaths.admin.list } as const)
    : ({
        kind: "consultant",
        api: consultantReview,
        groups: consultantGroups,
        home: reviewPaths.consultant.list,
      } as const);
}

/** Claims the oldest free job of the queue. @returns its address, or the address of the list when there is none */
export async function nextOf({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const { api, kind } = reviewConsole(context);
  const outcome = await submit(context, request, api.claimNext);
  const job = outcome.ok ? outcome.data.data : null;
  return job ? reviewPaths[kind].detail(job.id) : `${reviewPaths[kind].list}?part=free`;
}
