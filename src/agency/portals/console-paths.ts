/** The page with the portals of a job order. */
export const orderPortalsPath = (orderId: number | string): string =>
  `/consultants/job_orders/${orderId}/portals`;
