/** The administrators' pages of users. */
export const userPaths = {
  list: "/admin/users",
  detail: (id: number | string): string => `/admin/users/${id}`,
  /** The people of a company or an agency. */
  of: (kind: "company" | "agency", id: number | string): string => `/admin/users?${kind}_id=${id}`,
} as const;
