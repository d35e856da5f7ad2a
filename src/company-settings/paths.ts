/** Where a company's administrators look after what it says of itself. */
export function settingsPath(companyId: number): string {
  return `/employer/${companyId}/settings`;
}
