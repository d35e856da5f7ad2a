/** Where a visitor's heart posts: the job is saved after the log-in. */
export const saveLaterPath = "/save-job";
