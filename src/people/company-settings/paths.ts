import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** Where a company's administrators look after what it says of itself. */
export function settingsPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/settings");
}

const requests = "/admin/company-verifications";

/** Where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
