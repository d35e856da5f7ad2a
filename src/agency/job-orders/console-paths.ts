const list = "/consultants/job_orders";

export const orderPaths = {
  list,
  create: `${list}/create`,
  createFor: (clientId: number | string) => `${list}/create?client_id=${clientId}`,
  ofClient: (clientId: number | string) => `${list}?client_id=${clientId}`,
  /** Open orders without a first CV, those due first at the top. */
  withoutCv: `${list}?status=open&no_cv=true&sort=first_cv`,
  withoutAnswer: `${list}?no_answer=true`,
  detail: (id: number | string) => `${list}/${id}`,
  edit: (id: number | string) => `${list}/${id}/edit`,
} as const;

/** The download of the listed orders. */
export const ordersCsvPath = "/api/v2/consultants/job_orders.csv";
