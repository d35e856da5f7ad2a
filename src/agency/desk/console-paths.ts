/** The dashboard of consultants. */
export const dashboardPath = "/consultants/dashboard";
