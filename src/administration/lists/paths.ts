import type { ListKind } from "#platform/reference/list-kinds.ts";

/** The administrators' pages of the lists. */
export const listPaths = {
  list: (kind: ListKind) => `/admin/${kind}`,
  create: (kind: ListKind) => `/admin/${kind}/new`,
  row: (kind: ListKind, id: number | string) => `/admin/${kind}/${id}`,
};
