import type { RouterContextProvider } from "react-router";
import { pageServices } from "#kit/page.ts";
import { adminGroups, consultantGroups } from "#market/jobs/policy.ts";
import { adminReview, consultantReview } from "../../contract.ts";
import { reviewPaths } from "../../paths.ts";

/** The desk that the viewer reviews from: the same pages, each with its own door and addresses. */
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
