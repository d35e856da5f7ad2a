/** Pages of job alerts; the same in both languages. */
export const alertPaths = {
  /** The action that creates a job alert; the box beside the list of jobs posts to it. */
  subscribe: "/job-alerts/subscribe",
  confirm: (token: string) => `/job-alerts/confirm?token=${token}`,
  unsubscribe: (token: string) => `/job-alerts/unsubscribe?token=${token}`,
  list: "/account/job-alert",
  create: "/account/job-alert?new=1",
  edit: (id: number | string) => `/account/job-alert?edit=${id}`,
} as const;

/** The endpoint of the one-click unsubscription (RFC 8058); opened in a browser, it redirects to the page. */
export const oneClickPath = (token: string) => `/api/v2/public/job_alerts/unsubscribe?token=${token}`;
