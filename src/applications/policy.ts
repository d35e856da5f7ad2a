/** Who is responsible for an applicant. */
export interface Responsible {
  jobOwnerId: number | null;
  recruiterIds: readonly number[];
  applicantOwnerId: number | null;
}

/**
 * Administrators of a company see all its applicants; members those of the jobs that they own or are assigned to, and
 * those that they own (decisions §21).
 */
export function maySee(actor: { accountId: number; isAdmin: boolean }, facts: Responsible): boolean {
  return (
    actor.isAdmin ||
    facts.jobOwnerId === actor.accountId ||
    facts.applicantOwnerId === actor.accountId ||
    facts.recruiterIds.includes(actor.accountId)
  );
}
