import type { ListKind } from "#platform/reference/list-kinds.ts";

const pathsOf = (kind: ListKind) => ({
  list: `/admin/${kind}`,
  create: `/admin/${kind}/new`,
  row: (id: number | string) => `/admin/${kind}/${id}`,
  merge: (id: number | string, into?: number | string) =>
    `/admin/${kind}/${id}/merge${into === undefined ? "" : `?into=${into}`}`,
});

/** The administrators' pages of each list. */
export const listPaths = {
  categories: pathsOf("categories"),
  locations: pathsOf("locations"),
  industries: pathsOf("industries"),
  skills: pathsOf("skills"),
};
