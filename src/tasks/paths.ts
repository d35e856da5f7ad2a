/** Pages of a company's tasks. */
export const taskPaths = {
  list: (companyId: number) => `/employer/${companyId}/tasks`,
  create: (companyId: number) => `/employer/${companyId}/tasks/create`,
  detail: (companyId: number, id: number | string) => `/employer/${companyId}/tasks/${id}`,
} as const;
