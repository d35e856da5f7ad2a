/** The search of an agency's people. */
export const peopleSearchPath = "/consultants/candidates/search";
