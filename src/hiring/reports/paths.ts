import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The report on the sources of a job's applicants. */
export const jobSourcesPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  pathIn(workspace, `/reports?report=sources&period=all&job_id=${jobId}`);

/** The page behind the link that stops a weekly report. */
export const reportStopPath = (token: string): string => `/report-mails/unsubscribe?token=${token}`;

/** The endpoint of the one-click unsubscription (RFC 8058); opened in a browser, it redirects to the page. */
export const oneClickPath = (token: string): string =>
  `/api/v2/public/report_mails/unsubscribe?token=${token}`;
