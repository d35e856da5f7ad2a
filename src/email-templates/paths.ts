/** Pages of a company's email templates. */
export const templatePaths = {
  list: (companyId: number) => `/employer/${companyId}/email-templates`,
  create: (companyId: number) => `/employer/${companyId}/email-templates/create`,
  edit: (companyId: number, id: number | string) => `/employer/${companyId}/email-templates/${id}`,
  values: (companyId: number) => `/employer/${companyId}/email-templates/values`,
} as const;
