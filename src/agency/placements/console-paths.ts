const list = "/consultants/placements";

export const placementPaths = {
  list,
  detail: (id: number | string) => `${list}/${id}`,
} as const;
