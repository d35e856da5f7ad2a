/** Where a company's administrators make and revoke API keys. */
export function apiKeysPath(companyId: number): string {
  return `/employer/${companyId}/settings/api-keys`;
}
