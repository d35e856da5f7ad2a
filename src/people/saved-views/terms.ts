/** Lists whose views can be saved, by the names of their resources. */
export const listNames = [
  "clients",
  "job_orders",
  "people",
  "shares",
  "placements",
  "fees",
  "applicants",
] as const;
export type ListName = (typeof listNames)[number];

/** Lists that companies have too. Their pages belong to a job, whose address the pages of views pass on (`at`). */
export const jobLists = ["applicants"] as const;
export type JobList = (typeof jobLists)[number];
export const isJobList = (list: string): list is JobList => (jobLists as readonly string[]).includes(list);

export const nameMax = 60;
/** The most views of one person, over all lists. */
export const viewsMost = 30;
/** The most views of one list in an answer. */
export const viewsListed = 200;
export const queryMax = 2000;
