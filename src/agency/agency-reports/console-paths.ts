/** The reports on an agency's business. */
export const agencyReportsPath = "/consultants/reports/agency";
