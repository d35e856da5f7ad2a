import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** Returns the address of the editor of a company's page, for the company's administrators. */
export function pageEditorPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/page");
}
