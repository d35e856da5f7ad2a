/** Where a company's administrators look after what it says of itself. */
export function settingsPath(companyId: number): string {
  return `/employer/${companyId}/settings`;
}

const requests = "/admin/company-verifications";

/** Where administrators of Sen decide about verifications. */
export const requestPaths = {
  list: requests,
  detail: (id: number | string) => `${requests}/${id}`,
};
