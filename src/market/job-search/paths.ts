/** The action that creates a job alert; the box beside the list posts to it. */
export const subscribePath = "/job-alerts/subscribe";

/** The list of remote work, and the ways into the list by category and by place. */
export const remotePath = { en: "/work-from-home", vi: "/viec-lam-tu-xa-remote" } as const;
export const byCategoryPath = { en: "/job-by-category", vi: "/viec-lam-theo-nganh-nghe" } as const;
export const byLocationPath = { en: "/job-by-location", vi: "/viec-lam-theo-tinh-thanh" } as const;

/** What a list shows of a job beside itself, by the path of the job. */
export function besidePath(path: string): string {
  return `${path}/beside`;
}
