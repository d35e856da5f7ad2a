import { consolePaths } from "#market/jobs/console-paths.ts";
import type { Account } from "#people/accounts/actor.ts";

/** Returns the path of the page for posting a job: the job form for recruiters, the registration for other readers. */
export function postPath(viewer: Account | null): string {
  return viewer?.kind === "company"
    ? consolePaths.create({ company: viewer.companyId })
    : "/employer/register";
}
