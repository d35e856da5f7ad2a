import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** Where a company's administrators write and order what its page shows. */
export function pageEditorPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/page");
}
