/** The sources of added people, which are also sources of applicants. */
export const prospectSources = ["added", "linkedin", "facebook", "referral", "job_site", "event"] as const;
export type ProspectSource = (typeof prospectSources)[number];

/** Days between a shorter retention setting and the first erasure that it causes. */
export const erasureNoticeDays = 7;
/** Days in which a merge can be undone (decisions §18). */
export const unmergeDays = 7;
/** The fields with one value, of which a merge can choose one (decision 188). */
export const mergedFields = [
  "full_name",
  "email",
  "phone",
  "job_title",
  "location_id",
  "birth_year",
] as const;
export type MergedField = (typeof mergedFields)[number];
/** The candidate whose record has the value of a field. */
export type MergeChoices = { [field in MergedField]?: number | undefined };
/** Limit of CV files in an upload of a company, and of an agency (consoles, A.5). */
export const mostFilesAtOnce = { company: 300, agency: 250 } as const;
/** Limit of CV files of a person (consoles, A.3). */
export const mostFilesOfPerson = 20;
export const mostPools = 200;
export const limits = { jobTitle: 120, skill: 60, skills: 30, poolName: 80, inviteMessage: 1000 } as const;
/** Limits of what an agency records about a person; salaries are VND a month. */
export const factLimits = {
  name: 255,
  years: 60,
  salary: 10_000_000_000,
  notice: 365,
  tag: 30,
  tags: 10,
} as const;
/** Limit of people in a request that invites them. */
export const mostInvitedAtOnce = 100;
/** Limit of invitations of a workspace in 24 hours. */
export const invitesADay = 200;
/** Days in which the link that stops invitations is valid. */
export const stopLinkDays = 365;
/** Reasons why a person is not invited to a job. */
export const inviteRefusals = [
  "candidate_unknown",
  "candidate_no_email",
  "no_consent",
  "already_on_job",
  "already_invited_to_job",
  "invites_stopped",
  "do_not_contact",
] as const;
export type InviteRefusal = (typeof inviteRefusals)[number];

/** The people whom one request selects, or whose marks it reads. */
export const mostMarked = 100;
