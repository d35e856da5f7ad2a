/** The statistics of the market. */
export const statisticsPath = "/admin/statistics";
