/** Where somebody whom an employer adds was found: the key that an applicant's source has, too. */
export const prospectSources = ["added", "linkedin", "facebook", "referral", "job_site", "event"] as const;
export type ProspectSource = (typeof prospectSources)[number];

/** How long an agency keeps somebody it added, from the last agreement (decisions §23); a company chooses (decision 077). */
export const agencyKeepDays = 365;
/** How far away an erasure is at least that comes with a shorter choice. */
export const erasureNoticeDays = 7;
/** How long a merge can be undone (decisions §18). */
export const unmergeDays = 7;
/** How many CV files are sent at once. */
export const mostFilesAtOnce = 300;
export const mostPools = 200;
export const limits = { jobTitle: 120, skill: 60, skills: 30, poolName: 80 } as const;
/** How many of the newest records a search reads: folding a name takes about 3 µs. */
export const mostSearched = 20_000;
