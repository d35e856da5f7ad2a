/** Pages of a candidate's applications. */
export const applicationPaths = {
  list: "/my-jobs/applied",
  detail: (id: number | string) => `/my-jobs/applied/${id}`,
} as const;
