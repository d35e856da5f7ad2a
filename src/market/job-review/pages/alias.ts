import { type LoaderFunctionArgs, redirect } from "react-router";
import { signInPath } from "#kit/next.ts";
import { type PageServices, pageServices } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import type { Account } from "#people/accounts/actor.ts";
import { reviewPaths } from "../paths.ts";

/** Redirects "/review-jobs" (spec §2) to the list of jobs under review in the reader's console. */
export function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  if (!viewer) throw redirect(signInPath("/review-jobs"));
  if (viewer.kind === "admin") throw redirect(reviewPaths.admin.list);
  if (viewer.kind === "consultant") throw redirect(reviewPaths.consultant.list);
  if (viewer.kind === "company")
    throw redirect(`${consolePaths.jobs({ company: viewer.companyId })}?tab=reviewing`);
  throw redirect("/403");
}
