/** The action of the heart button for visitors: the job is saved after the login. */
export const saveLaterPath = "/save-job";

/** A candidate's saved jobs. The save buttons of all pages post to it. */
export const savedPath = "/my-jobs/saved";
