const list = "/consultants/placements";

export const placementPaths = {
  list,
  /** The download of the listed placements. @param query with its question mark, or empty */
  csv: (query: string) => `/api/v2/consultants/placements.csv${query}`,
  detail: (id: number | string) => `${list}/${id}`,
} as const;
