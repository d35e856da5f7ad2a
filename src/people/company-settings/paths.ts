import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** Returns the address of the page where a company's administrators edit its details. */
export function settingsPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/settings");
}

const requests = "/admin/company-verifications";

/** The addresses of the pages where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
