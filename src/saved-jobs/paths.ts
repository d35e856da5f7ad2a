/** Where a visitor's heart posts: the job is saved after the log-in. */
export const saveLaterPath = "/save-job";

/** A candidate's saved jobs; the page also takes what is saved and unsaved elsewhere. */
export const savedPath = "/my-jobs/saved";
