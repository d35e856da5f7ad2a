/** What a candidate has hidden; the page also takes what is hidden and shown again elsewhere. */
export const hiddenPath = "/my-jobs/hidden";
/** Who finds the candidate's profile, and which companies never do. */
export const privacyPath = "/account/privacy";
