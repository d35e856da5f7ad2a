/** Pages of a candidate's applications. */
export const applicationPaths = {
  list: "/my-jobs/applied",
  /** Where invitations of companies are answered. */
  invites: "/my-jobs/invites",
  detail: (id: number | string) => `/my-jobs/applied/${id}`,
  messages: (id: number | string) => `/my-jobs/applied/${id}/messages`,
  withdraw: (id: number | string) => `/my-jobs/applied/${id}/withdraw`,
  /** The candidate's own file, as it was sent. */
  cvFile: (id: number | string) => `/api/v2/candidates/applications/${id}/cv`,
} as const;
