/** Returns what notifications on a job are about (`about` in `notify`). */
export const aboutJob = (jobId: number): string => `job:${jobId}`;
