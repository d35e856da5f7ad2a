/** Where a company's administrators look after what it says of itself. */
export function settingsPath(companyId: number): string {
  return `/employer/${companyId}/settings`;
}

/** Where a company's administrators name and order the stages of its boards. */
export function stagesPath(companyId: number): string {
  return `${settingsPath(companyId)}/stages`;
}

/** Where they choose how long data of ended applications is kept. */
export function retentionPath(companyId: number): string {
  return `${settingsPath(companyId)}/retention`;
}

/** Where they make and revoke API keys. */
export function apiKeysPath(companyId: number): string {
  return `${settingsPath(companyId)}/api-keys`;
}

/** Where they say which programs hear what happens (webhooks). */
export function webhooksPath(companyId: number): string {
  return `${settingsPath(companyId)}/webhooks`;
}

/** Where they write and order what its page shows (company-page-editor). */
export function pageEditorPath(companyId: number): string {
  return `/employer/${companyId}/page`;
}

const requests = "/admin/company-verifications";

/** Where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
