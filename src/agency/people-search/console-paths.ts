/** The search of an agency's people. */
export const peopleSearchPath = "/consultants/candidates/search";

/** The download of a search, by the query of its address. */
export const peopleCsvPath = (query: string): string => `/api/v2/consultants/candidates/search.csv${query}`;
