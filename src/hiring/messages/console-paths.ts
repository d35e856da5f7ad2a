import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { LinkedWorkspace } from "#people/accounts/workspace.ts";

/** The page on which an employer and an applicant write to each other. */
export const applicantMessagesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${applicantPaths.detail(workspace, applicantId)}/messages`;
