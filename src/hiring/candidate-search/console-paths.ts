import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page that searches for people who let companies or agencies find them. */
export const candidateSearchPath = (workspace: LinkedWorkspace): string =>
  pathIn(workspace, "/candidate-search");
