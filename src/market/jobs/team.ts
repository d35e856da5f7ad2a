/** The roles on a job's hiring team (decision 114), the most responsible first. */
export const teamRoles = ["owner", "recruiter", "hiring_manager", "interviewer"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The roles of the table `job_team`. Owner and recruiters are columns of the job. */
export const addedRoles = ["hiring_manager", "interviewer"] as const satisfies TeamRole[];
export type AddedRole = (typeof addedRoles)[number];

export interface TeamPerson {
  id: number;
  role: TeamRole;
}

/**
 * The rights of a role on its job.
 * - `read`: see the job and its applicants, comment and write feedback
 * - `decide`: reject and restore applicants
 * - `manage`: move applicants, edit the job, change its stages and its team
 * - `notified`: be notified of new applicants
 */
export type TeamRight = "read" | "decide" | "manage" | "notified";

const rights: Record<TeamRole, readonly TeamRight[]> = {
  owner: ["read", "decide", "manage", "notified"],
  recruiter: ["read", "decide", "manage", "notified"],
  hiring_manager: ["read", "decide", "notified"],
  interviewer: ["read"],
};

export const teamCaps = { people: 30, recruiters: 20 } as const;

/** Returns the team of a job, sorted by role. A person has one role: a column of the job takes precedence over `job_team`. */
export function teamOf(job: {
  owner_id: number | null;
  recruiter_ids: readonly number[];
  added: readonly TeamPerson[];
}): TeamPerson[] {
  const team = new Map<number, TeamRole>();
  for (const { id, role } of job.added) team.set(id, role);
  for (const id of job.recruiter_ids) team.set(id, "recruiter");
  if (job.owner_id !== null) team.set(job.owner_id, "owner");
  const people = [...team].map(([id, role]) => ({ id, role }));
  return people.sort((a, b) => teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role) || a.id - b.id);
}

/** Returns whether a person's role on a team includes a right. */
export function teamAllows(team: readonly TeamPerson[], accountId: number, right: TeamRight): boolean {
  return team.some(({ id, role }) => id === accountId && rights[role].includes(right));
}

/**
 * Returns a version that differs between any two teams and is never empty. A change of the team names the version that it
 * began with.
 */
export function versionOf(team: readonly TeamPerson[]): string {
  return team.map(({ id, role }) => `${id}-${role}`).join(".") || "none";
}
