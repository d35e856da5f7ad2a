/** The administrators' pages of the job title directory. */
export const titlePaths = {
  list: "/admin/job-titles",
  create: "/admin/job-titles/new",
  import: "/admin/job-titles/import",
  /** The API address of the directory as CSV. */
  file: "/api/v2/admins/job_titles/export",
  title: (id: number | string) => `/admin/job-titles/${id}`,
};
