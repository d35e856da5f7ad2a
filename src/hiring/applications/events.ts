import { defineEvent } from "#kit/events.ts";
import type { Account } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/** A workspace has changed the number of days for which it stores people whom it added. */
export const addedRetentionChanged = defineEvent<{ scope: Workspace; days: number; asOf: Date }>(
  "applications.added_retention",
);

/** A candidate has withdrawn an application. */
export const candidateWithdrew = defineEvent<{ applicantId: number; asOf: Date }>("applications.withdrawn");

/** The people of applications are erased. Other rooms react by erasing their own data about these people. */
export const applicantsErased = defineEvent<{ ids: readonly number[] }>("applications.erased");

/** The hire of an applicant, who has accepted an offer. */
export interface Hired {
  applicant: {
    id: number;
    job_id: number;
    company_id: number;
    agency_id: number | null;
    owner_id: number | null;
  };
  by: Pick<Account, "kind" | "accountId"> | null;
  asOf: Date;
}

/** An applicant was moved to the stage of hired applicants. */
export const applicantHired = defineEvent<Hired>("applications.hired");

/** An applicant of an agency was moved to the stage "sent to client", or past it. */
export const applicantReachedClient = defineEvent<{
  jobId: number;
  applicantId: number;
  by: Pick<Account, "kind" | "accountId"> | null;
  asOf: Date;
}>("applications.reached_client");

/** A move that let an applicant of an agency reach the client, at `reachedAt`, was undone at once. */
export const reachedClientUndone = defineEvent<{
  jobId: number;
  applicantId: number;
  reachedAt: Date;
  asOf: Date;
}>("applications.reached_client_undone");

/** An applicant of an agency was moved to the stage "sent to AM" (`waits`), or out of it. */
export const amStageChanged = defineEvent<{
  jobId: number;
  applicantId: number;
  waits: boolean;
  by: Pick<Account, "kind" | "accountId"> | null;
  asOf: Date;
}>("applications.am_stage_changed");

/** The AM sent an applicant back; `to` are the accounts that work for it. */
export const applicantReturned = defineEvent<{
  jobId: number;
  applicantId: number;
  by: Pick<Account, "kind" | "accountId"> | null;
  to: readonly number[];
  asOf: Date;
}>("applications.returned");

/**
 * A person came onto the board of an agency's job: by a consultant, or by an own act (`by` is null). A handler may refuse what a
 * consultant does, and refuses no person.
 */
export const applicantArrived = defineEvent<{ applicantId: number; by: HiringActor | null; asOf: Date }>(
  "applications.arrived",
);
