/** The status of a company in the directory: inactive, active, verified (spec §3, "Company directory"). */
export const statusIds = [0, 1, 2] as const;
/** Whether a company has the details that its page needs; 2 is the bin. */
export const completenessIds = [0, 1, 2] as const;
/** Industries without and with information technology: that of the company's first industry. */
export const industryKinds = [0, 1] as const;
/** Companies that registered, and those that are clients of agencies. */
export const scopes = ["all", "client", "company"] as const;
/** Pages with a text and a cover, companies with many jobs, and all others with a public page. */
export const pageTypes = ["branded", "top", "public"] as const;
/** Open jobs from which a company counts as a top company. */
export const topJobs = 5;

/** The facts by which two companies look like one. */
export const likenesses = ["tax_root", "name", "website", "phone"] as const;

export const reasonMax = 1000;

export const directoryActs = ["activated", "deactivated", "binned", "unbinned"] as const;
export type DirectoryAct = (typeof directoryActs)[number];
