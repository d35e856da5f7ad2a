/** Where a company's administrators look after what it says of itself. */
export function settingsPath(companyId: number): string {
  return `/employer/${companyId}/settings`;
}

/** Where a company's administrators name and order the stages of its boards. */
export function stagesPath(companyId: number): string {
  return `${settingsPath(companyId)}/stages`;
}
