const list = "/consultants/placements";

export const placementPaths = {
  list,
  /** The download of the listed placements. */
  csv: "/api/v2/consultants/placements.csv",
  detail: (id: number | string) => `${list}/${id}`,
} as const;
