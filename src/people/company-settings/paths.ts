import { type LinkedCompany, pathIn } from "#people/accounts/workspace.ts";

/** Where a company's administrators look after what it says of itself. */
export function settingsPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/settings");
}

/** Where a company's administrators name and order the stages of its boards. */
export function stagesPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/stages`;
}

/** Where they choose how long data of ended applications is kept. */
export function retentionPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/retention`;
}

/** Where they make and revoke API keys. */
export function apiKeysPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/api-keys`;
}

/** Where they say which programs hear what happens (webhooks). */
export function webhooksPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/webhooks`;
}

/** Where they write and order what its page shows (company-page-editor). */
export function pageEditorPath(workspace: LinkedCompany): string {
  return pathIn(workspace, "/page");
}

const requests = "/admin/company-verifications";

/** Where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
