/** Where somebody whom an employer adds was found: the key that an applicant's source has, too. */
export const prospectSources = ["added", "linkedin", "facebook", "referral", "job_site", "event"] as const;
export type ProspectSource = (typeof prospectSources)[number];

/** How far away an erasure is at least that comes with a shorter choice. */
export const erasureNoticeDays = 7;
/** How long a merge can be undone (decisions §18). */
export const unmergeDays = 7;
/** How many CV files are sent at once. */
export const mostFilesAtOnce = 300;
export const mostPools = 200;
export const limits = { jobTitle: 120, skill: 60, skills: 30, poolName: 80, inviteMessage: 1000 } as const;
/** How many people are invited to a job at once, and by a company in 24 hours. */
export const mostInvitedAtOnce = 100;
export const invitesADay = 200;
/** Days in which the link that stops invitations works. */
export const stopLinkDays = 365;
/** Why somebody is not invited to a job. */
export const inviteRefusals = [
  "candidate_unknown",
  "candidate_no_email",
  "no_consent",
  "already_on_job",
  "already_invited_to_job",
  "invites_stopped",
] as const;
export type InviteRefusal = (typeof inviteRefusals)[number];
