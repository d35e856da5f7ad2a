const list = "/consultants/job_orders";

export const orderPaths = {
  list,
  create: `${list}/create`,
  createFor: (clientId: number | string) => `${list}/create?client_id=${clientId}`,
  ofClient: (clientId: number | string) => `${list}?client_id=${clientId}`,
  detail: (id: number | string) => `${list}/${id}`,
  edit: (id: number | string) => `${list}/${id}/edit`,
} as const;

/** The download of the listed orders. @param query with its question mark, or empty */
export const ordersCsvPath = (query: string): string => `/api/v2/consultants/job_orders.csv${query}`;
