/** The administrators' pages of companies. */
export const directoryPaths = {
  list: "/admin/companies",
  duplicates: "/admin/companies/duplicates",
  company: (id: number | string) => `/admin/companies/${id}`,
};
