import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** Returns the address of the page where administrators edit the details of their company or agency. */
export function settingsPath(workspace: LinkedWorkspace): string {
  return pathIn(workspace, "/settings");
}

const requests = "/admin/company-verifications";

/** The addresses of the pages where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
