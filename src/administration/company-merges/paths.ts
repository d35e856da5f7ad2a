/** The administrators' pages of merges. */
export const mergePaths = {
  list: "/admin/merges",
  /** @param winner the company that remains; without it, the page searches it */
  merge: (loser: number | string, winner?: number | string) =>
    `/admin/companies/merge?loser=${loser}${winner === undefined ? "" : `&winner=${winner}`}`,
};
