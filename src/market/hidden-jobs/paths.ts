/** The page of hidden jobs and companies; it also handles the hide forms of other pages. */
export const hiddenPath = "/my-jobs/hidden";
/** The page for who may find the candidate's profile. */
export const privacyPath = "/account/privacy";
