/** Where a search is kept as a job alert: the box beside the list posts here. */
export const subscribePath = "/job-alerts/subscribe";
