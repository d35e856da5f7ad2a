import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** The page that searches for people who let verified companies find them. */
export const candidateSearchPath = (workspace: LinkedCompany): string =>
  pathIn(workspace, "/candidate-search");
