/** The action of the heart button for visitors: the job is saved after the login. */
export const saveLaterPath = "/save-job";

/** A candidate's saved jobs; the page also takes what is saved and unsaved elsewhere. */
export const savedPath = "/my-jobs/saved";
