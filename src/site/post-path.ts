import type { Account } from "#accounts/actor.ts";
import { consolePaths } from "#jobs/console-paths.ts";

/** Where somebody who reads about posting a job can do it. */
export function postPath(viewer: Account | null): string {
  return viewer?.kind === "company"
    ? consolePaths.create({ company: viewer.companyId })
    : "/employer/register";
}
